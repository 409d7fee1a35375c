/** When a window turns, in Lua: the twin of `src/pace/turning.ts`, name by name. What is undefined there is nil here; a moment that never was is 0. */
export const turningLua = `
local INF, GRACE = math.huge, 3
local Turning = {}

function Turning.create()
  return { earliest = -INF, at = INF, before = 0, period = 0, first = INF, lag = 0, spared = 0 }
end

function Turning.skipped(self, now)
  return self.period > 0 and math.floor((now - self.at) / self.period) or 0
end

function Turning.pass(self, moment, times)
  local passed = self.period * times
  self.before = times > 1 and 0 or moment
  self.at = self.period > 0 and moment + self.period or INF
  self.earliest = self.earliest + (passed > 0 and passed or -INF)
  self.first = INF
end

function Turning.admit(self, sentAt)
  self.first = math.min(self.first, sentAt)
end

function Turning.measure(self, sentAt)
  local length = math.floor((sentAt - self.first) / 1000) * 1000
  if length ~= 0 and sentAt - self.first - length < 3 * GRACE then self.period = length end
end

function Turning.hear(self, told, telling)
  local reset, to, sentAt, now = told.reset, told.to, telling.sentAt, telling.now
  local skewed = reset.absolute and told.doubt > 0
  local rounded = reset.coarse and not skewed
  local slack = skewed and told.doubt or (reset.coarse and 1000 or 0) + (reset.absolute and 0 or now - sentAt)
  self.spared = reset.absolute and (skewed and 1 or 2) or 0
  if rounded then
    if to <= (reset.absolute and sentAt or now) then self.lag = 1000 end
    to = to + self.lag
  end
  local length = math.floor((to - self.before) / 1000 + 0.5) * 1000
  local early = sentAt - self.before < length / 4
  local shorter = self.period == 0 or length < self.period
  if telling.fresh and length > 0 and early and math.abs(to - self.before - length) < 300 and shorter then self.period = length end
  self.earliest = math.max(telling.same and self.earliest or -INF, to - slack, telling.refused and sentAt or -INF)
  if not reset.absolute and not telling.fresh and telling.same and to < self.at + 1500 then to = math.min(to, self.at) end
  local next = self.first + (self.period > 0 and self.period or INF)
  self.at = rounded and math.abs(next - to) <= 1000 and next or math.min(to, next)
  if telling.refused and self.at <= now then self.at = INF end
end

function Turning.order(self, moment)
  self.at = self.at > moment - 1000 and math.min(self.at, moment) or moment
end

function Turning.probe(self, now, curiosity)
  local from = math.max(self.earliest, now)
  local doubt = self.at - from
  if curiosity <= self.spared or doubt < math.max(150, (self.at - now) / 8) then return INF end
  local whole = self.first + math.floor((self.at - self.first) / 1000) * 1000 + GRACE
  if whole > now and self.at - whole > 40 then return whole end
  return from + doubt * (curiosity - self.spared > 1 and 0.5 or 0.75)
end
`;
