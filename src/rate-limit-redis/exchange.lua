-- Appends one entry to the log of a key and returns what the caller has not read, with the snapshot if it is needed for that.
-- It decides nothing about limits.
-- The log is a list: a header "<epoch> <base> <snapshot>", whose epoch is the time at which the log began, then entries "<milliseconds> <entry>" numbered from <base>.
local asked = cjson.decode(ARGV[1])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if redis.call('EXISTS', KEYS[1]) == 0 then
  redis.call('RPUSH', KEYS[1], time[1] .. time[2] .. ' 0 ' .. (asked.snapshot or '{}'))
end
local epoch, base, snapshot = string.match(redis.call('LINDEX', KEYS[1], 0), '^(%S+) (%d+) (.*)$')
base = tonumber(base)
-- After a failover, the latest entries may be missing: then what the caller has read is another log.
local isKnown = epoch == asked.epoch and asked.position >= base and asked.position < base + redis.call('LLEN', KEYS[1])

-- The caller has folded all entries before `position`: its snapshot replaces them.
if asked.snapshot and isKnown and asked.position > base then
  redis.call('LTRIM', KEYS[1], asked.position - base, -1)
  base = asked.position
  redis.call('LSET', KEYS[1], 0, epoch .. ' ' .. string.format('%d', base) .. ' ' .. asked.snapshot)
end

redis.call('RPUSH', KEYS[1], string.format('%d', now) .. ' ' .. asked.entry)
redis.call('PEXPIRE', KEYS[1], asked.ttl)
local from = isKnown and asked.position - base + 1 or 1
return { epoch, string.format('%d', base), isKnown and '' or snapshot, redis.call('LRANGE', KEYS[1], from, -1) }
