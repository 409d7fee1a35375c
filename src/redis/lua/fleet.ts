/**
 * Who waits beside the process that asks, and what that leaves to it, in Lua. A process has no such thing: all its calls stand in one line. A
 * fleet has a line in each process, of which Redis knows the length (`interactive`, `bulk`), since when it was not served, and when it
 * should have asked again (`due`).
 */
export const fleetLua = `
-- Milliseconds after which a silent process is taken for dead; for which room is left to those who waited longer; between two helpings
-- of room that is shared; by which those who wait for the same moment are spread, each; the least and most between two looks for what
-- others hear.
local DEAD, OFFER, HELPING, SPREAD, LEAST, MOST = 120000, 10, 5, 2, 20, 1000
-- Most seats in one exchange, so that Redis is not kept from its other work.
local HANDFUL = 500
local Fleet = {}

-- The others: calls in flight, processes that wait, their calls in line, and the lines of those who were not served for longer.
function Fleet.meet(asked, now)
  local mine = s.lines[asked.id]
  local since = mine and mine.due > now and mine.since or now
  local others = { out = 0, waiting = 0, people = 0, bulk = 0, elders = {}, since = since }
  for id, line in pairs(s.lines) do
    if line.seen < now - DEAD then s.lines[id] = nil
    elseif id ~= asked.id then
      others.out = others.out + line.out
      if line.due > now then
        others.waiting, others.people, others.bulk = others.waiting + 1, others.people + line.interactive, others.bulk + line.bulk
        if line.since < since then table.insert(others.elders, line) end
      end
    end
  end
  return others
end

-- A line's share of each window, by its length.
local function shareOf(line, all)
  local share = HANDFUL
  for _, w in ipairs(s.windows) do
    if w.limit > 0 and line < all then share = math.min(share, math.ceil(w.limit * line / all)) end
  end
  return share
end

local function unclear()
  for _, w in ipairs(s.windows) do
    if not (w.told or w.seen or w.left == INF) then return true end
  end
  return false
end

-- Hands out seats: people before bulk work, in whichever process; to each its share; where there is less, to elders first, for a moment.
function Fleet.seat(asked, others, now)
  local seats = { count = 0, interactive = 0, bulk = 0 }
  local function take(lane, all, spare)
    local elder = 0
    for _, line in ipairs(others.elders) do elder = elder + math.min(line[lane], shareOf(line[lane], all)) end
    local function room(kept) return Room.when(1, spare + kept, now, asked.chance) <= now end
    if elder > 0 and room(0) and not room(elder) then
      s.offered = s.offered or now
      if now - s.offered > OFFER then elder = 0 end
    end
    local share = shareOf(asked[lane], all)
    while seats[lane] < math.min(asked[lane], share) and seats.count < HANDFUL and room(elder) do
      local seat = Room.send(now)
      seats.first = seats.first or seat
      seats.count, seats[lane] = seats.count + 1, seats[lane] + 1
    end
  end
  take('interactive', asked.interactive + others.people, 0)
  -- While it is not known how much there is, what there is goes to people.
  local all = asked.bulk + others.bulk + others.people
  if others.people == 0 or not unclear() then take('bulk', all, asked.reserve + others.people) end
  if seats.count > 0 then s.granted, s.offered, others.since = now, nil, now end
  return seats
end

-- When it is worth asking again for those who still wait; 'lanes' says when each lane has room.
function Fleet.look(asked, others, seats, lanes, now)
  local lane = asked.interactive == seats.interactive and asked.bulk > seats.bulk and 'bulk' or 'interactive'
  local look = lanes[lane]
  local spread = asked.chance * SPREAD * others.waiting
  if look > now then
    look = look + spread
    if others.out > 0 then look = math.min(look, now + math.min(MOST, math.max(LEAST, LEAST / 2 * others.waiting, (now - s.granted) / 4))) end
  elseif asked[lane] > seats[lane] and others.waiting > 0 then look = now + (lane == 'bulk' and others.people > 0 and LEAST or HELPING) + spread end
  return look < INF and look or now + MOST
end

-- Remembers who waits now.
function Fleet.part(asked, others, seats, look, now)
  local interactive, bulk = asked.interactive - seats.interactive, asked.bulk - seats.bulk
  s.lines[asked.id] = {
    out = asked.out + seats.count, interactive = interactive, bulk = bulk, since = others.since, seen = now,
    due = interactive + bulk > 0 and look + 100 or 0,
  }
end
`;
