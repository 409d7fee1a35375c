/**
 * What is known of one key's limits, in Lua: the twin of `src/pace/room.ts`, name by name. Times are those of Redis's own clock.
 *
 * `s` is all that Redis keeps. An answer comes as `readHeaders` read it.
 */
export const roomLua = `
local MINUTE, OVERTAKING, YEAR = 60000, 300, 366 * 86400000
local Room = {}
local s

function Room.create(epoch)
  return {
    epoch = epoch, windows = { Window.create('', 5) }, lines = {}, looked = 0, struck = 0, lately = 0, before = 0, sentAt = 0, granted = 0,
    least = -INF, most = INF, t = { sent = 0, out = 0, quick = INF, careful = 0, looks = 0, strikes = 0, held = 0, curiosity = 4 },
  }
end

function Room.when(count, spare, now, chance)
  local time = math.max(now, t.held, s.spent and s.spent.ends or 0)
  for _, w in ipairs(s.windows) do time = math.max(time, Window.when(w, count, spare, now, chance)) end
  return time
end

local function skewAfter(call, date, now)
  if date then
    local low, high = date - now, date + 1000 - call.at
    s.least, s.most = math.max(s.least, low), math.min(s.most, high)
    if s.least > s.most then s.least, s.most = low, high end
  end
  return (s.least > 0 or s.most < 0) and s.least or 0
end

local function toLocal(moment, now, skew)
  local at = moment.absolute and moment.ms - skew or now + moment.ms
  return math.abs(at - now) <= YEAR and at or nil
end

local function dated(reset, now, skew)
  local at = reset and toLocal(reset, now, skew)
  return at and math.floor(at)
end

local function hold(till, now)
  for _, w in ipairs(s.windows) do
    local turns = Window.closedUntil(w)
    if turns and turns < till and turns > till - 1000 then till = turns end
  end
  for _, w in ipairs(s.windows) do
    if Window.closedUntil(w) then Window.reopen(w, till, now) end
  end
  t.held = math.max(t.held, till)
end

-- The window of that name; one of which nothing is known where there was none.
local function windowOf(name)
  for _, w in ipairs(s.windows) do
    if w.name == name then return w end
  end
  local w = Window.create(name, 0)
  s.windows[#s.windows + 1] = w
  return w
end

function Room.send(now)
  for _, w in ipairs(s.windows) do Window.send(w, now) end
  if s.spent and s.spent.known then s.spent = nil
  elseif s.spent then s.spent.ends = now + MINUTE end
  if now - s.sentAt >= OVERTAKING then
    s.before = now - s.sentAt < 2 * OVERTAKING and s.lately or t.sent
    s.lately, s.sentAt = t.sent, now
  end
  t.out = t.out + 1
  t.sent = t.sent + 1
  return { seq = t.sent, at = now, after = s.before }
end

function Room.lose(call, now)
  t.out = t.out - 1
  for _, w in ipairs(s.windows) do Window.miss(w, call, 'lost', now) end
end

local function remember(code, answer, order, now, skew)
  local ends = 0
  if code == 'quota_exceeded' and order and order > 0 then ends = now + order
  elseif code == 'quota_exceeded' then
    for _, said in ipairs(answer.windows) do
      if said.remaining == 0 and said.reset then ends = math.max(ends, dated(said.reset, now, skew) or 0) end
    end
  end
  s.spent = { reason = code, since = t.sent, ends = ends > now and ends or now + MINUTE, known = ends > now }
end

function Room.learn(call, answer, now, chance)
  local status, code, main = answer.status, answer.code, s.windows[1]
  local refused = status == 429
  t.out = t.out - 1
  t.quick = math.min(t.quick, now - call.at)
  if call.seq > s.looked then
    if t.looks == 0 then t.careful = now + math.max(100, math.min(2 * (now - call.at), 200)) end
    t.looks = t.looks + 1
    s.looked = t.sent
  end
  local skew = skewAfter(call, answer.date, now)
  local doubt = skew ~= 0 and s.most - s.least or 0

  local heard, count, stale = {}, 0, false
  for index, said in ipairs(answer.windows) do
    if said.remaining or (refused and index == 1 and said.reset) then
      local w = windowOf(said.name or '')
      if not heard[w.name] then count = count + 1 end
      heard[w.name] = true
      said.to = dated(said.reset, now, skew)
      said.doubt = doubt
      if not Window.hear(w, call, said, refused, now) then stale = true end
    end
  end
  for _, w in ipairs(s.windows) do
    if not heard[w.name] then Window.miss(w, call, refused and 'refused' or 'accepted', now) end
  end
  local alone = #s.windows == 1
  if not alone or (status < 400 and t.looks > 1) then Window.open(main) end

  local order = (refused or status == 503) and answer.retry and toLocal(answer.retry, now, skew)
  order = order and math.max(0, order - now)
  local closed = false
  for _, w in ipairs(s.windows) do closed = closed or Window.closedUntil(w) end
  if refused and (code == 'quota_exceeded' or code == 'trial_exhausted') then remember(code, answer, order, now, skew)
  elseif order then
    if refused and count == 0 and alone and Window.untold(main) then
      Window.hear(main, call, { reset = answer.retry, to = now + order, doubt = doubt }, true, now)
    end
    if not stale or order > 1000 then hold(now + (refused and order or math.min(order, answer.patience)), now) end
  elseif refused and not stale and call.seq > s.struck and not closed then
    s.struck = t.sent
    t.held = math.max(t.held, now + 1 + chance * math.min(MINUTE / 2, 250 * 2 ^ t.strikes))
    t.strikes = t.strikes + 1
    if t.strikes == 1 and alone and Window.untold(main) then Window.slow(main, t.held) end
  end
  if not refused and call.seq > s.struck then t.strikes = 0 end
  if status < 400 and s.spent and call.seq > s.spent.since then s.spent = nil end
end

function Room.blind(now)
  return #s.windows == 1 and t.held <= now and not s.spent and Window.blind(s.windows[1])
end
`;
