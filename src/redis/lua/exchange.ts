import { fleetLua } from './fleet.js';
import { roomLua } from './room.js';
import { turningLua } from './turning.js';
import { windowLua } from './window.js';

/**
 * The script that Redis runs as a whole: hears what a process has to tell since the last time, and hands out the seats it asks for. Processes
 * tell and are told spans, never moments, for their clocks may differ from Redis's.
 */
export const paceScript = `${turningLua}${windowLua}${roomLua}${fleetLua}
local asked = cjson.decode(ARGV[1])
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local stored = redis.call('GET', KEYS[1])
s = stored and cmsgpack.unpack(stored) or Room.create(math.floor(now))
t = s.t
local others = Fleet.meet(asked, now)

-- Seats of a room that was lost are numbered otherwise: what came of them says nothing here.
local function known(seat) return seat and seat.epoch == s.epoch end
t.out = others.out + asked.out
for _, seat in ipairs(asked.lost) do t.out = t.out + (known(seat) and 1 or 0) end
for _, answer in ipairs(asked.answers) do t.out = t.out + (known(answer.seat) and 1 or 0) end

for _, seat in ipairs(asked.back) do
  for _, w in ipairs(s.windows) do
    if known(seat) then Window.back(w, seat, now) end
  end
end
for _, seat in ipairs(asked.lost) do
  if known(seat) then Room.lose(seat, now) end
end

-- Others may go without a seat too: one call looks what is left.
local function doubt(w) w.left = math.min(w.left, 1) end

-- What was heard without a seat counts as that of a call sent now, unless a window has turned since the call left.
local function overhear(answer)
  local left = now - answer.age - answer.took
  for _, w in ipairs(s.windows) do
    if left <= w.turning.before then return end
  end
  local seat = Room.send(now)
  seat.at = left
  Room.learn(seat, answer, now - answer.age, asked.chance)
  for _, w in ipairs(s.windows) do
    if w.told then doubt(w) end
  end
end
Room.when(1, 0, now, asked.chance)
for _, answer in ipairs(asked.answers) do
  if not answer.seat then overhear(answer)
  elseif known(answer.seat) then Room.learn(answer.seat, answer, now - answer.age, asked.chance) end
end
-- Who was alone may have used up a window of which nobody else has told.
if asked.apart then
  for _, w in ipairs(s.windows) do
    if w.limit > 0 and not w.told then doubt(w) end
  end
end

local seats = Fleet.seat(asked, others, now)
local lanes = { interactive = Room.when(1, 0, now, asked.chance), bulk = Room.when(1, asked.reserve, now, asked.chance) }
local look = Fleet.look(asked, others, seats, lanes, now)
Fleet.part(asked, others, seats, look, now)

local function span(till) return till < INF and math.max(0, till - now) or nil end
local windows, kept = {}, math.max(now, t.held, s.spent and s.spent.ends or 0)
for _, w in ipairs(s.windows) do
  local ends = w.turning.at
  if ends < INF then kept = math.max(kept, ends) end
  if w.limit > 0 and w.cut == 0 then
    windows[#windows + 1] = {
      name = w.name, limit = w.limit, left = math.min(Window.free(w, now), 1e9), rate = w.rate > 0 and w.rate or nil, from = math.max(0, w.at - now),
      reset = span(ends), period = w.turning.period, bucket = w.shape == 'bucket', shut = Window.shutUntil(w) ~= nil,
    }
  end
end
redis.call('SET', KEYS[1], cmsgpack.pack(s), 'PX', math.ceil(math.min(kept - now, YEAR)) + MINUTE)

local wanted = asked.interactive + asked.bulk
return cjson.encode({
  epoch = s.epoch, seats = seats.count, seq = seats.first and seats.first.seq, at = now, after = s.before,
  interactive = span(lanes.interactive), bulk = span(lanes.bulk), look = look - now, windows = windows, fleet = others.waiting + 1,
  part = wanted > 0 and wanted / (wanted + others.people + others.bulk) or 1 / (others.waiting + 1),
  reason = s.spent and s.spent.reason, known = s.spent and s.spent.known, blind = Room.blind(now),
})
`;
