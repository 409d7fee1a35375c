import { roomLua } from './room.js';
import { windowLua } from './window.js';

/**
 * The script that Redis runs as a whole: what a process has to tell since the last time, and the seats it asks for. Processes tell and are
 * told spans, never moments, for their clocks may differ from Redis's.
 */
export const paceScript = `${windowLua}${roomLua}
-- Milliseconds: after which a silent process is taken for dead; between two helpings of room that is shared; for which room is left to
-- those who waited longer; by which those who wait for the same moment are spread, each; the least between two looks for what others hear.
local DEAD, HELPING, OFFER, SPREAD, LOOK = 120000, 5, 10, 2, 20
-- Most seats in one exchange, so that Redis is not kept from its other work.
local MOST = 500

local asked = cjson.decode(ARGV[1])
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local stored = redis.call('GET', KEYS[1])
s = stored and cmsgpack.unpack(stored) or createRoom(math.floor(now))
t = s.t

-- The other processes: their calls in flight, and their calls in line while it is not past the time when they should have asked again.
-- Elders have waited for longer than the one that asks.
local mine = s.lines[asked.id]
local since = mine and mine.due > now and mine.since or now
local rivals, people, crowd, others, elders = 0, 0, 0, 0, {}
for id, line in pairs(s.lines) do
  if line.seen < now - DEAD then s.lines[id] = nil
  elseif id ~= asked.id then
    others = others + line.out
    if line.due > now then
      rivals, people, crowd = rivals + 1, people + line.interactive, crowd + line.interactive + line.bulk
      if line.since < since then elders[#elders + 1] = line.interactive + line.bulk end
    end
  end
end

-- Seats of a room that was lost are numbered otherwise: what came of them says nothing here.
local function known(seat) return seat and seat.epoch == s.epoch end
t.out = others + asked.out
for _, seat in ipairs(asked.lost) do t.out = t.out + (known(seat) and 1 or 0) end
for _, answer in ipairs(asked.answers) do t.out = t.out + (known(answer.seat) and 1 or 0) end

for _, seat in ipairs(asked.back) do
  for _, w in ipairs(s.windows) do
    if known(seat) and seat.seq > w.start then
      w.refusals = w.refusals + 1
      if seat.seq > w.since.seq then w.since.seq = w.since.seq + 1 end
      if w.probe == INF then w.probe = now end
    end
  end
end
for _, seat in ipairs(asked.lost) do
  if known(seat) then lose(seat, now) end
end
when(1, 0, now, asked.chance)
-- What was heard without a seat counts as that of a call sent now, unless a window has turned since the call left; others may have
-- gone without a seat too, so that one call looks what is left.
local function seatOf(answer)
  if answer.seat then return known(answer.seat) and answer.seat end
  local left = now - answer.age - answer.took
  for _, w in ipairs(s.windows) do
    if left <= w.before then return nil end
  end
  local seat = send(now)
  seat.at = left
  return seat
end
for _, answer in ipairs(asked.answers) do
  local seat = seatOf(answer)
  if seat then learn(seat, answer, now - answer.age, asked.chance) end
  for _, w in ipairs(s.windows) do
    if not answer.seat and w.told then w.left = math.min(w.left, 1) end
  end
end

-- People before bulk work, in other processes too; of each window a share by the length of the line, and to elders theirs for a moment.
local wanted = asked.interactive + asked.bulk
local part = wanted > 0 and wanted / (wanted + crowd) or 1 / (rivals + 1)
local function shareOf(line)
  local share = MOST
  for _, w in ipairs(s.windows) do
    if w.limit > 0 then share = math.min(share, math.ceil(w.limit * line / (wanted + crowd))) end
  end
  return share
end
local share = crowd > 0 and shareOf(wanted) or MOST
local theirs = 0
for _, line in ipairs(elders) do theirs = theirs + math.min(line, shareOf(line)) end
if theirs > 0 and when(1, 0, now, asked.chance) <= now and when(1, theirs, now, asked.chance) > now then
  s.offered = s.offered or now
  if now - s.offered > OFFER then theirs = 0 end
end
local spare = asked.reserve + math.max(people, theirs)
local seats, first, last = { interactive = 0, bulk = 0 }, nil, nil
local function take(lane, kept)
  while seats[lane] < asked[lane] and seats.interactive + seats.bulk < share and when(1, kept, now, asked.chance) <= now do
    last = send(now)
    first = first or last
    seats[lane] = seats[lane] + 1
  end
end
take('interactive', theirs)
-- While it is not known how much there is, what there is goes to people.
local unclear = false
for _, w in ipairs(s.windows) do unclear = unclear or not (w.told or w.seen or w.left == INF) end
local stands = unclear and people > 0
if not stands then take('bulk', spare) end
if last then s.granted, s.offered, since = now, nil, now end

-- When the next of each lane has room, and when it is worth asking again for those who still wait.
local lanes = { interactive = when(1, 0, now, asked.chance), bulk = when(1, asked.reserve, now, asked.chance) }
local lane = asked.bulk > seats.bulk and asked.interactive == seats.interactive and 'bulk' or 'interactive'
local waits = wanted > seats.interactive + seats.bulk
local look = lanes[lane]
if look > now then
  if rivals > 0 then look = look + asked.chance * SPREAD * rivals end
  if others > 0 then look = math.min(look, now + math.min(1000, math.max(LOOK, LOOK / 2 * rivals, (now - s.granted) / 4))) end
elseif waits and crowd > 0 then look = now + (lane == 'bulk' and people > 0 and LOOK or HELPING) end
look = look < INF and look or now + 1000

s.lines[asked.id] = {
  out = asked.out + seats.interactive + seats.bulk, seen = now, since = since, due = waits and look + 100 or 0,
  interactive = asked.interactive - seats.interactive, bulk = asked.bulk - seats.bulk,
}

local windows, kept = {}, math.max(now, t.held, s.spent and s.spent.ends or 0)
for _, w in ipairs(s.windows) do
  if w.resets < INF then kept = math.max(kept, w.resets) end
  if w.limit > 0 and w.cut == 0 then
    windows[#windows + 1] = {
      name = w.name, limit = w.limit, left = free(w, now), rate = w.rate > 0 and w.rate or nil, from = math.max(0, w.at - now),
      reset = w.resets < INF and w.resets - now or nil, period = w.period, bucket = w.shape == 'bucket' or nil,
      shut = w.shape ~= 'bucket' and closedUntil(w) ~= nil,
    }
  end
end
redis.call('SET', KEYS[1], cmsgpack.pack(s), 'PX', math.ceil(math.min(kept - now, YEAR)) + MINUTE)

local function span(till) return till < INF and math.max(0, till - now) or nil end
local main = s.windows[1]
return cjson.encode({
  epoch = s.epoch, seats = seats.interactive + seats.bulk, seq = first and first.seq, at = last and last.at, after = last and last.after,
  interactive = span(lanes.interactive), bulk = span(lanes.bulk), look = look - now, windows = windows, fleet = rivals + 1, part = part,
  reason = s.spent and s.spent.reason, known = s.spent and s.spent.known,
  blind = #s.windows == 1 and t.held <= now and not s.spent and blind(main) and main.left < INF,
})
`;
