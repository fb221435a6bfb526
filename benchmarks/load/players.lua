-- What each player asks for: wrk -s players.lua ADDRESS -- (claims|hints|daily) FOLDER DATE
-- The sessions of the folder are dealt to the threads of wrk, and each thread asks for its own in turn.

local threads = 0

function setup(thread)
  thread:set("number", threads)
  threads = threads + 1
end

local function lines(file)
  local all = {}
  for line in io.lines(file) do
    all[#all + 1] = line
  end
  return all
end

function init(args)
  local kind, folder, date = args[1], args[2], args[3]
  local json = { ["Content-Type"] = "application/json" }
  requests = {}
  if kind == "daily" then
    requests[1] = wrk.format("GET", "/api/v1/daily/" .. date .. "/suspects-4x5")
  else
    local claims = lines(folder .. "/claims")
    for player, session in ipairs(lines(folder .. "/sessions")) do
      if player % 2 == number then
        local body = kind == "claims" and claims[player % #claims + 1] or '{"level":3}'
        requests[#requests + 1] = wrk.format("POST", "/api/v1/sessions/" .. session .. "/" .. kind, json, body)
      end
    end
  end
  turn = 0
  failures = 0
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

-- Only an answer of 200 is one.
function response(status)
  if status ~= 200 then
    failures = failures + 1
  end
end

local all = {}
local remember = setup
function setup(thread)
  remember(thread)
  all[#all + 1] = thread
end

function done(summary, latency)
  local failed = 0
  for _, thread in ipairs(all) do
    failed = failed + thread:get("failures")
  end
  local errors = summary.errors
  io.write(string.format(
    "%.0f a second; p50 %.1f ms, p99 %.1f ms, longest %.1f ms; answers other than 200: %d, broken connections: %d, timeouts: %d\n",
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    latency.max / 1e3, failed, errors.connect + errors.read + errors.write, errors.timeout))
end
