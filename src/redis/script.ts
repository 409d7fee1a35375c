/**
 * The room of a fleet, kept in Redis as one JSON document for each key and service, and changed by nothing but this script. One exchange
 * carries everything that a process has to tell since the last one, and what it asks for.
 *
 * Times are milliseconds of Redis's own clock. Processes tell and are told spans, never moments, for their clocks may differ.
 */
export const paceScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local asked = cjson.decode(ARGV[1])
local stored = redis.call('GET', KEYS[1])

-- How long after its announced end a window has surely turned; how soon another call goes while nothing is known; how long a call
-- may be on its way, so that it arrives in the window after the one in which it left.
local GRACE, DRIP, WAY = 3, 1 / 20, 400

-- A window of which nothing is told: one call may go, then more bit by bit until any answer comes.
local function blank(batch)
  return { start = batch, left = 1, limit = 0, told = false, rate = DRIP, at = now + 30, mine = 0, heard = 0, period = 0, others = 0 }
end

-- Seats are numbered by the batch in which they were handed out. 'epoch' tells a new document from one that was lost.
local s = stored and cjson.decode(stored)
  or { epoch = asked.nonce, batch = 1, batched = now, out = {}, windows = { [''] = blank(1) }, held = 0, strikes = 0, struck = 0, waiting = {}, granted = now }

local function rotate()
  s.batch = s.batch + 1
  s.batched = now
end

-- Seats whose call was neither answered nor lost; after two minutes their process is taken for dead.
for batch, seats in pairs(s.out) do
  if seats.n < 1 or seats.at < now - 120000 then s.out[batch] = nil end
end
local function out(start)
  local count = 0
  for batch, seats in pairs(s.out) do
    if tonumber(batch) >= start or seats.last > now - WAY then count = count + seats.n end
  end
  return count
end

-- Windows turn. The first time one call tries whether it is true; once it was seen, the whole window may go.
for _, w in pairs(s.windows) do
  if w.shape ~= 'bucket' and w.resets and now >= w.resets + GRACE then
    local turns = w.period > 0 and math.floor((now - w.resets) / w.period) or 0
    if w.told then w.others = math.max(0, w.limit - w.left - w.mine) end
    rotate()
    w.before = turns == 0 and w.resets or nil
    w.turned = true
    w.resets = w.period > 0 and w.resets + (turns + 1) * w.period or nil
    w.start, w.told, w.mine, w.accepted, w.probe = s.batch, false, 0, nil, nil
    w.left = w.seen and math.max(1, w.limit - w.others) or 1
    w.at = now + 50
    w.rate = not (w.seen and w.period > 0) and DRIP or nil
  end
end

local function room(w)
  local grown = w.rate and math.max(0, now - w.at) * w.rate or 0
  if w.shape == 'bucket' then grown = math.min(grown, w.limit - w.left) end
  return w.left + grown - out(w.start)
end

-- What an answer says of one window. The least of its answers counts, for they come in any order; seats that are out are taken
-- for not counted yet, whoever has them.
local function hear(w, batch, said, refused)
  if batch < w.start then
    -- It left in the window before; where it arrived is told by the end it names.
    if not (said.reset and w.resets and math.abs(now + said.reset - w.resets) < WAY) then return false end
    w.mine = w.mine + 1
  end
  local rest = said.remaining or (refused and 0 or math.max(0, w.left - 1))
  local changed = said.limit and said.limit ~= w.limit
  local later = not w.told or batch > w.heard
  local base = w.left + (w.shape == 'bucket' and math.min(w.limit - w.left, math.max(0, now - w.at) * (w.rate or 0)) or 0)
  w.limit = said.limit or math.max(w.limit, rest + 1)
  if refused then
    w.mine = math.max(0, w.mine - 1)
    if not w.told and not w.accepted then w.seen = false end
    if w.told and w.shape == 'bucket' then w.rate = w.rate and w.rate / 2
    elseif w.told and w.probe == -1 then w.shape = 'window' end
  else
    if w.turned then w.seen = true end
    w.accepted, w.tries = true, nil
    if w.told and later and rest > w.left and not changed and w.probe == -1 and not w.shape then
      w.shape = 'bucket'
      w.since = { left = w.left, mine = w.mine - out(w.start) - 1, at = w.at }
    end
  end
  if w.shape == 'bucket' and later and not refused then
    local gain = rest - w.since.left + w.mine - out(w.start) - w.since.mine
    if gain >= 1 and (not w.rate or gain >= 8) and now > w.since.at then
      w.rate = gain / (now - w.since.at)
      w.since = { left = rest, mine = w.mine - out(w.start), at = now }
    end
  end
  if said.reset and w.shape ~= 'bucket' then
    local to = now + said.reset
    if not w.told and w.before and w.period == 0 then
      local length = math.floor((to - w.before) / 1000 + 0.5) * 1000
      if length > 0 and math.abs(to - w.before - length) < 300 then w.period = length end
    end
    if w.told and w.resets and not changed and not refused then to = math.min(to, w.resets) end
    w.resets = to > now and to or nil
  elseif rest < 1 and said.remaining and w.period == 0 then
    w.resets = nil
  end
  if not w.told or changed or rest < base or later then
    if w.told and w.probe == -1 and rest > 0 then w.probe = nil end
    w.left, w.at, w.heard, w.told = rest, now, s.batch, true
    if w.shape ~= 'bucket' then w.rate = nil end
  end
  return true
end

-- An answer that did not mention a window, or none: it may have been counted.
local function miss(w, batch, refused)
  if batch < w.start then return end
  if refused then w.mine = math.max(0, w.mine - 1) else w.left = w.left - 1 end
end

local function leave(seat)
  if seat.epoch ~= s.epoch then return nil end
  local seats = s.out[tostring(seat.batch)]
  if seats then seats.n = seats.n - 1 end
  return seat.batch
end

for _, seat in ipairs(asked.back) do
  local batch = leave(seat)
  for _, w in pairs(s.windows) do
    if batch and batch >= w.start then
      w.mine = math.max(0, w.mine - 1)
      if w.probe == -1 then w.probe = now end
    end
  end
end
for _, seat in ipairs(asked.lost) do
  local batch = leave(seat)
  for _, w in pairs(s.windows) do
    if batch then miss(w, batch, false) end
  end
end
for _, answer in ipairs(asked.answers) do
  local batch = answer.seat and leave(answer.seat)
  local refused = answer.status == 429
  local stale, closed, told = false, false, 0
  for _, said in ipairs(answer.windows) do
    if said.remaining or (refused and said.reset) then
      local w = s.windows[said.name]
      if not w then
        w = blank(s.batch)
        s.windows[said.name] = w
      end
      told = told + 1
      -- Whoever went alone has no seat; what it heard counts where it is worse than what is known.
      if not hear(w, batch or (w.told and math.max(w.start, 0) or s.batch), said, refused) then stale = true end
    end
  end
  if batch then
    for name, w in pairs(s.windows) do
      local mentioned = false
      for _, said in ipairs(answer.windows) do mentioned = mentioned or said.name == name end
      if not mentioned then miss(w, batch, refused) end
    end
  end
  local main = s.windows['']
  if main and not main.told and (told > 0 or answer.status < 400) then
    for name in pairs(s.windows) do
      if name ~= '' then s.windows[''] = nil end
    end
    -- Nothing limits calls, it seems.
    if told == 0 and not main.turned then s.windows[''] = nil end
  end
  for _, w in pairs(s.windows) do
    if w.told and w.left < 1 and w.resets then closed = true end
  end
  if answer.spent then
    s.spent = { reason = answer.spent, until_ = now + (answer.ends or 60000), known = answer.ends ~= nil, since = s.batch }
    rotate()
  elseif answer.retry then
    local till = now + (refused and answer.retry or math.min(answer.retry, answer.patience))
    if not stale or answer.retry > 1000 then
      -- Whole seconds are made exact by a window that turns within the last.
      for _, w in pairs(s.windows) do
        if w.told and w.left < 1 and w.resets and w.resets < till and w.resets > till - 1000 then till = w.resets end
      end
      for _, w in pairs(s.windows) do
        if refused and w.told and w.left < 1 and w.shape ~= 'bucket' and (not w.resets or w.resets > till - 1000) then w.resets = till end
      end
      s.held = math.max(s.held, till)
    end
  elseif refused and not stale and not closed and (batch or s.batch) >= s.struck then
    s.held = math.max(s.held, now + 1 + answer.chance * math.min(30000, 250 * 2 ^ s.strikes))
    s.strikes = s.strikes + 1
    -- Something refuses calls and does not say what: half the pace, growing again with every answer.
    if told == 0 then
      local pace = s.windows['~pace'] or blank(s.batch)
      pace.cut = math.max(1 / 60000, (pace.cut and pace.rate or out(0) / 1000) / 2)
      pace.shape, pace.told, pace.left, pace.at, pace.rate = 'bucket', true, 0, s.held, pace.cut
      pace.limit = math.max(1, pace.cut * 250)
      rotate()
      pace.start = s.batch
      s.windows['~pace'] = pace
    end
    rotate()
    s.struck = s.batch
  end
  if not refused and (batch or s.batch) >= s.struck then
    s.strikes = 0
    local pace = s.windows['~pace']
    if pace and answer.status < 400 then
      pace.left = math.min(pace.limit, pace.left + math.max(0, now - pace.at) * pace.rate)
      pace.at = math.max(pace.at, now)
      pace.rate = pace.rate + 0.0001 * pace.cut / pace.rate
    end
  end
  if answer.status < 400 and s.spent and batch and batch > s.spent.since then s.spent = nil end
end

-- How many may go, and when the next may: 'at' as expected, 'look' where another look is worth its while before.
local have, at, look, by = math.huge, now, math.huge, nil
local function wait(till, name)
  if till > at then at, by = till, name end
end
if s.held > now then
  have = 0
  wait(s.held, nil)
end
if s.spent then
  if now < s.spent.until_ then
    have = 0
    wait(s.spent.known and s.spent.until_ or math.huge, nil)
    look = s.spent.until_
  elseif s.spent.known then s.spent = nil
  else have = math.min(have, 1) end
end
for name, w in pairs(s.windows) do
  local free = room(w)
  if free < 1 then
    local next = math.huge
    if w.rate and w.rate > 0 then next = math.max(w.at, now) + (1 - free) / w.rate end
    if w.shape ~= 'bucket' then
      if w.resets then next = math.min(next, w.resets + GRACE) end
      if w.told and (not w.probe or (w.probe == -1 and not w.resets and out(w.start) == 0)) then
        if not w.resets then
          w.tries = (w.tries or -1) + 1
          w.probe = now + 100 * 2 ^ math.min(w.tries, 9)
        elseif not w.shape and w.left < 1 and w.resets - now > 20 then w.probe = now + (w.resets - now) / 4 end
      end
      -- One call goes although there is no room, to learn more.
      if w.probe and w.probe >= 0 then
        if now >= w.probe then free = 1 else look = math.min(look, w.probe) end
      end
    end
    if free < 1 then
      wait(next, name)
      if out(w.start) > 0 then look = math.min(look, now + math.max(20, (now - s.granted) / 4)) end
    end
  end
  have = math.min(have, free)
end

-- Who waits shares what there is.
local rivals, share = 0, math.huge
for id, seen in pairs(s.waiting) do
  if seen < now - 1500 then s.waiting[id] = nil elseif id ~= asked.id then rivals = rivals + 1 end
end
local wanted = asked.interactive + asked.bulk
for _, w in pairs(s.windows) do
  if w.limit > 0 and rivals > 0 then share = math.min(share, math.ceil(w.limit / (rivals + 1))) end
end
have = math.floor(math.min(have, 10000) + 0.000001)
local first = math.max(0, math.min(asked.interactive, have, share))
local then_ = math.max(0, math.min(asked.bulk, have - first - asked.reserve, share - first))
local seats = first + then_
local probing = false
for _, w in pairs(s.windows) do probing = probing or (w.probe and w.probe >= 0 and now >= w.probe) end
s.waiting[asked.id] = wanted > seats and now or nil
if seats > 0 then
  if probing or now - s.batched > 50 then rotate() end
  s.granted = now
  local batch = s.out[tostring(s.batch)] or { n = 0, at = now }
  batch.n, batch.last = batch.n + seats, now
  s.out[tostring(s.batch)] = batch
  for _, w in pairs(s.windows) do
    if w.probe and w.probe >= 0 and now >= w.probe then w.probe = -1 end
    w.mine = w.mine + seats
  end
  if s.spent then s.spent.until_ = now + 60000 end
end

local said, longest, limit, period = {}, now, 0, 0
for name, w in pairs(s.windows) do
  if w.resets then longest = math.max(longest, w.resets) end
  if name ~= '~pace' and (w.told or w.limit > 0) then
    said[#said + 1] = { name = name, limit = w.limit, remaining = math.max(0, math.floor(room(w))), reset = w.resets and w.resets - now or nil, period = w.period }
  end
  if name == by then limit, period = w.limit, w.period end
end
local ends = s.spent and s.spent.until_ or now
local kept = math.min(math.max(longest, s.held, ends) - now, 366 * 86400000) + 60000
redis.call('SET', KEYS[1], cjson.encode(s), 'PX', math.ceil(kept))

local more = wanted > seats
if more and have - seats >= 1 + (asked.bulk > 0 and asked.reserve or 0) then look = now + 1 end
local reply = { epoch = s.epoch, batch = s.batch, seats = seats, fleet = rivals + 1, windows = said, limit = limit, period = period, reason = s.spent and s.spent.reason or nil, by = by }
if have < 1 and at < math.huge then reply.at = at - now end
reply.closed = have < 1
local again = math.min(have < 1 and at or now + 5, look)
reply.look = again < math.huge and math.max(0, again - now) or 1000
return cjson.encode(reply)
`;
