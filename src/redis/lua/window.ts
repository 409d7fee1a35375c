/**
 * One counted window, in Lua: `src/pace/window.ts` word for word, so that a fleet keeps the pace that one process would. What the names
 * mean, and why, stands there. A test runs both with the same events and compares them.
 *
 * `t` is the traffic that all windows share. What is undefined there is nil here, and a moment that never was is 0.
 */
export const windowLua = `
local INF = math.huge
local GRACE, DRIP = 3, 0.1
local t

local function createWindow(name, left)
  return {
    name = name, left = left, limit = 0, safe = INF, told = false, mark = 0, teller = 0, asOf = 0, at = INF, rate = DRIP,
    start = 0, refusals = 0, first = INF, early = -INF, resets = INF, before = 0, period = 0, lag = 0, seen = false,
    guessed = false, others = 0, keep = 0, since = { left = 0, seq = 0, at = 0 }, cut = 0,
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
  local more = math.max(0, now - w.at) * w.rate
  return w.shape == 'bucket' and math.min(w.limit - w.left, more) or more
end

local function turn(w, from, moment, turns)
  if w.guessed then w.limit = t.sent - w.start - w.refusals - t.out
  elseif w.told then w.others = takenByOthers(w) end
  w.before = turns > 1 and 0 or moment
  w.resets = w.period > 0 and moment + w.period or INF
  local passed = w.period * turns
  w.early = w.early + (passed ~= 0 and passed or -INF)
  w.start, w.mark, w.teller = from, from, from
  w.told, w.refusals, w.first, w.probe = false, 0, INF, nil
end

local function plan(w, now)
  local wait = w.resets - now
  if wait == INF then return math.max(t.held, now + 100 * 2 ^ t.strikes) end
  if not w.shape then return wait > 20 and now + wait / 4 or INF end
  local from = math.max(w.early, now)
  local doubt = w.resets - from
  if t.curiosity <= w.keep or doubt < math.max(150, wait / 8) then return INF end
  local whole = w.first + math.floor((w.resets - w.first) / 1000) * 1000 + GRACE
  if whole > now and w.resets - whole > 40 then return whole end
  return from + doubt * (t.curiosity - w.keep > 1 and 0.5 or 0.75)
end

local function accept(w, call)
  w.seen = w.seen or w.before > 0
  w.first = math.min(w.first, call.at)
end

local function turnIfDue(w, now)
  if w.shape == 'bucket' or now < w.resets + GRACE then return end
  local turns = w.period > 0 and math.floor((now - w.resets) / w.period) or 0
  turn(w, t.sent, w.resets + turns * w.period, turns + 1)
  w.left = w.seen and math.max(1, math.min(w.limit, w.safe) - w.others) or 1
  w.safe = w.safe * 1.1
  w.at = now + 2 * t.quick + 10
  w.rate = w.seen and w.period > 0 and not w.guessed and 0 or DRIP
end

local function free(w, now)
  return w.left + grown(w, now) - math.min(t.out, t.sent - w.mark)
end

local function windowWhen(w, count, spare, now, chance)
  turnIfDue(w, now)
  if not w.told and not w.seen then count = 1 end
  local room = free(w, now)
  local have = room
  if w.told or w.left > 1 then have = have - math.min(spare, math.max(0, w.limit - 1)) end
  local careful = w.told and not w.seen and w.shape ~= 'bucket' and t.out > 0 and now < t.careful and have >= count
  if careful then have = have - w.left * (1 - share(w)) end
  local theirs = w.told and w.period > 0 and math.max(0, w.others - takenByOthers(w)) or 0
  local eased = w.resets - (w.period / 3) * (1 + (2 * (have - count)) / theirs)
  if have >= count and (theirs == 0 or eased <= now) then return now end
  local filled = w.rate ~= 0 and math.max(w.at, now) + (count - have) / w.rate or INF
  if w.shape == 'bucket' then return filled end
  local turns = math.ceil((count - math.max(0, have)) / math.max(1, w.limit)) - 1
  local turned = w.resets + GRACE + (w.others ~= 0 and chance * 8 or 0) + math.max(0, turns) * w.period
  if count > 1 and turned < INF then return math.min(filled, turned) end
  if w.told and room < 1 and not w.probe then w.probe = plan(w, now) end
  local probe = w.probe and w.probe >= t.held and w.probe or INF
  return math.max(now, math.min(have >= count and eased or filled, turned, probe, careful and t.careful or INF))
end

local function windowSend(w, now)
  if w.probe and now >= w.probe then w.probe = INF end
  if w.rate == DRIP then w.left = w.left + math.min(1, grown(w, now)) end
  w.at = w.rate == DRIP and now or math.min(w.at, now)
end

local function hearReset(w, call, said, rest, same, refused, now)
  local reset, to = said.reset, said.to
  if not (reset and to) then
    if rest < 1 and said.remaining then w.resets, w.probe = INF, nil end
    return
  end
  local skewed = reset.absolute and said.doubt > 0
  local slack = skewed and said.doubt or (reset.coarse and 1000 or 0) + (reset.absolute and 0 or now - call.at)
  w.keep = reset.absolute and (skewed and 1 or 2) or 0
  if reset.coarse and not skewed then
    if to <= (reset.absolute and call.at or now) then w.lag = 1000 end
    to = to + w.lag
  end
  local length = math.floor((to - w.before) / 1000 + 0.5) * 1000
  if not w.told and length > 0 and call.at - w.before < length / 4 and math.abs(to - w.before - length) < 300
    and (w.period == 0 or length < w.period) then w.period = length end
  w.early = math.max(same and w.early or -INF, to - slack, refused and call.at or -INF)
  if not reset.absolute and w.told and same and to < w.resets + 1500 then to = math.min(to, w.resets) end
  local next = w.first + (w.period > 0 and w.period or INF)
  w.resets = reset.coarse and not skewed and math.abs(next - to) <= 1000 and next or math.min(to, next)
  if w.probe and w.probe < INF then w.probe = nil end
  if refused and w.resets <= now then w.resets = INF end
end

local function hearRefusal(w, call, now)
  w.refusals = w.refusals + 1
  w.probe = nil
  if not w.told then w.seen = w.before > 0
  elseif w.shape == 'bucket' then
    w.since = { left = 0, seq = call.seq, at = now }
    w.rate = w.rate / 2
    if w.refusals > 2 then w.shape = nil end
  else
    w.shape = 'window'
    if call.at < w.resets then t.curiosity = t.curiosity - 1 end
  end
end

local function hearSuccess(w, call, rest, later)
  if w.told and later and rest > w.left then
    if w.shape == 'window' or rest + t.sent - w.teller >= w.limit - w.others then
      local length = math.floor((call.at - w.first) / 1000) * 1000
      if length ~= 0 and call.at - w.first - length < 3 * GRACE then w.period = length end
      turn(w, call.seq - 1, call.at, 1)
      w.seen = true
    elseif not w.shape and w.probe == INF then
      w.shape = 'bucket'
      w.since = { left = w.left, seq = w.teller, at = w.at }
    end
  end
  accept(w, call)
end

local function hear(w, call, said, refused, now)
  if call.seq <= w.start then return false end
  if w.cut ~= 0 then w.cut, w.shape = 0, nil end
  local rest = said.remaining or (refused and 0 or w.left - 1)
  local same = said.limit == nil or said.limit == w.limit
  local later = not w.told or call.seq > w.asOf
  w.guessed = said.limit == nil and said.remaining == nil
  if said.limit and said.limit < w.limit then w.safe = math.min(w.safe, said.limit) end
  w.limit = said.limit or math.max(w.limit, rest + 1)
  if refused then hearRefusal(w, call, now) else hearSuccess(w, call, rest, later) end
  hearReset(w, call, said, rest, same, refused, now)
  if not (later or rest < w.left or (rest == w.left and call.seq > w.teller)) then return true end
  if not w.told then w.since = { left = rest, seq = call.seq, at = now } end
  if w.shape == 'bucket' then
    local gain = rest - w.since.left + call.seq - w.since.seq
    if (gain >= 8 or w.rate == 0) and now > w.since.at then w.rate = math.max(0.5, gain - 1) / (now - w.since.at) end
    if gain >= 32 or rest >= w.limit - 1 then w.since = { left = rest, seq = call.seq, at = now } end
    if not refused then w.refusals = 0 end
  else w.rate = 0 end
  w.left, w.mark, w.teller, w.asOf, w.at, w.told = rest, math.max(w.start, call.after), call.seq, t.sent, now, true
  return true
end

local function miss(w, call, fate, now)
  local accepted = fate == 'accepted'
  if accepted and call.seq > w.start then accept(w, call) end
  if fate ~= 'refused' and call.seq > w.mark then w.left = w.left - 1 end
  if w.resets == INF then w.probe = nil end
  if accepted and w.cut ~= 0 and not w.told then
    w.left = w.left + grown(w, now) - (t.sent - w.mark)
    w.mark = t.sent
    w.at = math.max(w.at, now)
    w.rate = w.rate + 0.0001 * w.cut / w.rate
  end
end

local function closedUntil(w)
  return w.told and w.left < 1 and w.resets < INF and w.resets or nil
end

local function reopen(w, moment, now)
  if w.limit > 0 and w.resets > moment + 1500 then
    w.shape = 'bucket'
    w.rate = w.limit / (w.resets - now)
    w.at = moment - 1 / w.rate
    w.since = { left = 0, seq = w.teller, at = w.at }
  end
  w.resets = w.resets > moment - 1000 and math.min(w.resets, moment) or moment
end

local function untold(w) return not w.told or w.guessed end
local function blind(w) return not w.told and w.before == 0 and w.cut == 0 end

local function slow(w, from)
  w.cut = math.max(1 / 60000, (w.cut ~= 0 and w.rate or t.out / 1000) / 2)
  w.shape, w.limit, w.left, w.mark, w.at, w.rate = 'bucket', math.max(1, w.cut * 250), 1, t.sent, from, w.cut
end
`;
