/**
 * One counted window, in Lua: the twin of `src/pace/window.ts`, name by name. What the names mean, and why, stands there. `t` is the traffic
 * that all windows share.
 */
export const windowLua = `
local DRIP = 0.1
local Window = {}
local t

function Window.create(name, left)
  return {
    name = name, left = left, limit = 0, safe = INF, told = false, mark = 0, teller = 0, asOf = 0, at = INF, rate = DRIP, start = 0, refusals = 0,
    turning = Turning.create(), seen = false, guessed = false, others = 0, since = { left = 0, seq = 0, at = 0 }, cut = 0,
  }
end

local function takenByOthers(w)
  return math.max(0, w.limit - w.left - (t.sent - w.start - w.refusals))
end

local function share(w)
  local most = t.looks > 1 and 1 or w.teller == w.since.seq and 1 / 3 or 1 / 2
  return w.since.left > w.left and math.min(most, (w.teller - w.since.seq) / (w.since.left - w.left)) or most
end

local function grown(w, now)
  return math.min(w.shape == 'bucket' and w.limit - w.left or INF, math.max(0, now - w.at) * w.rate)
end

local function turn(w, from, moment, times)
  if w.guessed then w.limit = t.sent - w.start - w.refusals - t.out
  elseif w.told then w.others = takenByOthers(w) end
  Turning.pass(w.turning, moment, times)
  w.start, w.mark, w.teller = from, from, from
  w.told, w.refusals, w.probe = false, 0, nil
end

local function renew(w, now)
  local skipped = Turning.skipped(w.turning, now)
  turn(w, t.sent, w.turning.at + skipped * w.turning.period, skipped + 1)
  w.left = w.seen and math.max(1, math.min(w.limit, w.safe) - w.others) or 1
  w.safe = w.safe * 1.1
  w.at = now + 2 * t.quick + 10
  w.rate = w.seen and w.turning.period > 0 and not w.guessed and 0 or DRIP
end

local function plan(w, now)
  local wait = w.turning.at - now
  if wait == INF then return math.max(t.held, now + 100 * 2 ^ t.strikes) end
  if not w.shape then return wait > 20 and now + wait / 4 or INF end
  return Turning.probe(w.turning, now, t.curiosity)
end

local function accept(w, call)
  w.seen = w.seen or w.turning.before > 0
  Turning.admit(w.turning, call.at)
end

local function gain(w, call, rest)
  if w.shape == 'window' or rest + t.sent - w.teller >= w.limit - w.others then
    Turning.measure(w.turning, call.at)
    turn(w, call.seq - 1, call.at, 1)
    w.seen = true
  elseif not w.shape and w.probe == INF then
    w.shape = 'bucket'
    w.since = { left = w.left, seq = w.teller, at = w.at }
  end
end

local function refuse(w, call, now)
  w.refusals = w.refusals + 1
  w.probe = nil
  if not w.told then w.seen = w.turning.before > 0
  elseif w.shape == 'bucket' then
    w.since = { left = 0, seq = call.seq, at = now }
    w.rate = w.rate / 2
    if w.refusals > 2 then w.shape = nil end
  else
    w.shape = 'window'
    if call.at < w.turning.at then t.curiosity = t.curiosity - 1 end
  end
end

local function measure(w, call, rest, now)
  local refilled = rest - w.since.left + call.seq - w.since.seq
  if (refilled >= 8 or w.rate == 0) and now > w.since.at then w.rate = math.max(0.5, refilled - 1) / (now - w.since.at) end
  if refilled >= 32 or rest >= w.limit - 1 then w.since = { left = rest, seq = call.seq, at = now } end
end

local function believe(w, call, rest, refused, now)
  if not w.told then w.since = { left = rest, seq = call.seq, at = now } end
  if w.shape == 'bucket' then
    measure(w, call, rest, now)
    if not refused then w.refusals = 0 end
  else w.rate = 0 end
  w.left, w.mark, w.teller, w.asOf, w.at, w.told = rest, math.max(w.start, call.after), call.seq, t.sent, now, true
end

-- Seats that are free.
function Window.free(w, now)
  return w.left + grown(w, now) - math.min(t.out, t.sent - w.mark)
end

function Window.when(w, count, spare, now, chance)
  if w.shape ~= 'bucket' and now >= w.turning.at + GRACE then renew(w, now) end
  if not w.told and not w.seen then count = 1 end
  local free = Window.free(w, now)
  local have = free
  if w.told or w.left > 1 then have = have - math.min(spare, math.max(0, w.limit - 1)) end
  local careful = w.told and not w.seen and w.shape ~= 'bucket' and t.out > 0 and now < t.careful and have >= count
  if careful then have = have - w.left * (1 - share(w)) end
  local ends, period = w.turning.at, w.turning.period
  local theirs = w.told and period > 0 and math.max(0, w.others - takenByOthers(w)) or 0
  local eased = ends - (period / 3) * (1 + (2 * (have - count)) / theirs)
  if have >= count and (theirs == 0 or eased <= now) then return now end
  local filled = w.rate ~= 0 and math.max(w.at, now) + (count - have) / w.rate or INF
  if w.shape == 'bucket' then return filled end
  local turns = math.ceil((count - math.max(0, have)) / math.max(1, w.limit)) - 1
  local turned = ends + GRACE + (w.others ~= 0 and chance * 8 or 0) + math.max(0, turns) * period
  if count > 1 and turned < INF then return math.min(filled, turned) end
  if w.told and free < 1 and not w.probe then w.probe = plan(w, now) end
  local probe = w.probe and w.probe >= t.held and w.probe or INF
  return math.max(now, math.min(have >= count and eased or filled, turned, probe, careful and t.careful or INF))
end

function Window.send(w, now)
  if w.probe and now >= w.probe then w.probe = INF end
  if w.rate == DRIP then w.left = w.left + math.min(1, grown(w, now)) end
  w.at = w.rate == DRIP and now or math.min(w.at, now)
end

function Window.hear(w, call, said, refused, now)
  if call.seq <= w.start then return false end
  if w.cut ~= 0 then w.cut, w.shape = 0, nil end
  local rest = said.remaining or (refused and 0 or w.left - 1)
  local same = said.limit == nil or said.limit == w.limit
  local later = not w.told or call.seq > w.asOf
  w.guessed = said.limit == nil and said.remaining == nil
  if said.limit and said.limit < w.limit then w.safe = math.min(w.safe, said.limit) end
  w.limit = said.limit or math.max(w.limit, rest + 1)
  if refused then refuse(w, call, now)
  else
    if w.told and later and rest > w.left then gain(w, call, rest) end
    accept(w, call)
  end
  if said.reset and said.to then
    Turning.hear(w.turning, said, { sentAt = call.at, now = now, refused = refused, fresh = not w.told, same = same })
    if w.probe and w.probe < INF then w.probe = nil end
  elseif rest < 1 and said.remaining then w.turning.at, w.probe = INF, nil end
  if later or rest < w.left or (rest == w.left and call.seq > w.teller) then believe(w, call, rest, refused, now) end
  return true
end

function Window.miss(w, call, fate, now)
  local accepted = fate == 'accepted'
  if accepted and call.seq > w.start then accept(w, call) end
  if fate ~= 'refused' and call.seq > w.mark then w.left = w.left - 1 end
  if w.turning.at == INF then w.probe = nil end
  if accepted and w.cut ~= 0 and not w.told then
    w.left = w.left + grown(w, now) - (t.sent - w.mark)
    w.mark = t.sent
    w.at = math.max(w.at, now)
    w.rate = w.rate + 0.0001 * w.cut / w.rate
  end
end

-- A seat was handed out, and nobody took it.
function Window.back(w, seat, now)
  if seat.seq <= w.start then return end
  w.refusals = w.refusals + 1
  if seat.seq > w.since.seq then w.since.seq = w.since.seq + 1 end
  if w.probe == INF then w.probe = now end
end

function Window.closedUntil(w)
  return w.told and w.left < 1 and w.turning.at < INF and w.turning.at or nil
end

function Window.shutUntil(w)
  return w.shape ~= 'bucket' and Window.closedUntil(w) or nil
end

function Window.reopen(w, moment, now)
  if w.limit > 0 and w.turning.at > moment + 1500 then
    w.shape = 'bucket'
    w.rate = w.limit / (w.turning.at - now)
    w.at = moment - 1 / w.rate
    w.since = { left = 0, seq = w.teller, at = w.at }
  end
  Turning.order(w.turning, moment)
end

function Window.untold(w)
  return not w.told or w.guessed
end

function Window.blind(w)
  return w.teller == 0 and w.cut == 0
end

function Window.open(w)
  if Window.blind(w) then w.left = INF end
end

function Window.slow(w, from)
  w.cut = math.max(1 / 60000, (w.cut ~= 0 and w.rate or t.out / 1000) / 2)
  w.shape, w.limit, w.left, w.mark, w.at, w.rate = 'bucket', math.max(1, w.cut * 250), 1, t.sent, from, w.cut
end
`;
