-- Dissects the frames of Portals 3.2 messages, version 1, in packets of the link type USER0, as 'portalscope export' writes them.
--
--   tshark -X lua_script:portals.lua -r run.pcapng
--
-- or put this file into the folder of personal plugins that Wireshark shows under Help, About, Folders.

local VERSION = 1
local MAGIC = 0x50544C46
local CHECKSUM_END = 16
local PUT, ACK, GET, REPLY = 1, 2, 3, 4
local HEADER, DATA = 1, 2

-- Where each field is: its first byte and how many bytes it has.
local layout = {
    { "magic", 0, 4 },
    { "version", 4, 1 },
    { "kind", 5, 1 },
    { "flags", 6, 2 },
    { "frame_length", 8, 4 },
    { "checksum", 12, 4 },
    { "sequence", 16, 8 },
    { "initiator_nid", 24, 4 },
    { "initiator_pid", 28, 4 },
    { "target_nid", 32, 4 },
    { "target_pid", 36, 4 },
    { "ordinal", 40, 4 },
    { "portal_index", 44, 4 },
    { "match_bits", 48, 8 },
    { "offset", 56, 8 },
    { "memory_desc", 64, 8 },
    { "length", 72, 8 },
    { "ni_fail_type", 80, 4 },
    { "reserved", 84, 4 },
    { "user", 88, 4 },
    { "cookie", 92, 4 },
    { "hdr_data", 96, 8 },
    { "manipulated_length", 88, 8 },
}
local header_length = { [PUT] = 104, [ACK] = 96, [GET] = 96, [REPLY] = 96 }

local kinds = { [PUT] = "put", [ACK] = "ack", [GET] = "get", [REPLY] = "reply" }
local response_of = { [PUT] = ACK, [GET] = REPLY }
local request_of = { [ACK] = PUT, [REPLY] = GET }
local failures = { [0] = "PTL_NI_OK", "PTL_NI_DATA_LOST", "PTL_NI_DATA_CORRUPT", "PTL_NI_PEER_DEAD" }
local objects = { "ni", "me", "md", "eq" }

local portals = Proto("portals", "Portals 3.2")

local f = {
    magic = ProtoField.uint32("portals.magic", "Magic", base.HEX),
    version = ProtoField.uint8("portals.version", "Version"),
    kind = ProtoField.uint8("portals.kind", "Kind", base.DEC, kinds),
    flags = ProtoField.uint16("portals.flags", "Flags", base.HEX),
    brings_header = ProtoField.bool("portals.flags.header", "Header", 16, nil, HEADER, "The message begins with this frame"),
    brings_data = ProtoField.bool("portals.flags.data", "Data", 16, nil, DATA, "The data are here, or will never come"),
    ni_fail_type = ProtoField.int32("portals.ni_fail_type", "Failure type", base.DEC, failures),
    frame_length = ProtoField.uint32("portals.frame_length", "Frame length"),
    checksum = ProtoField.uint32("portals.checksum", "Checksum", base.HEX),
    sequence = ProtoField.uint64("portals.sequence", "Sequence number"),
    initiator_nid = ProtoField.uint32("portals.initiator.nid", "Initiator node id"),
    initiator_pid = ProtoField.uint32("portals.initiator.pid", "Initiator process id"),
    target_nid = ProtoField.uint32("portals.target.nid", "Target node id"),
    target_pid = ProtoField.uint32("portals.target.pid", "Target process id"),
    ordinal = ProtoField.uint32("portals.ordinal", "Ordinal of the operation"),
    portal_index = ProtoField.int32("portals.portal_index", "Portal index"),
    match_bits = ProtoField.uint64("portals.match_bits", "Match bits", base.HEX),
    offset = ProtoField.uint64("portals.offset", "Offset"),
    memory_desc = ProtoField.uint64("portals.memory_desc", "Memory descriptor", base.HEX),
    length = ProtoField.uint64("portals.length", "Length"),
    reserved = ProtoField.uint32("portals.reserved", "Reserved", base.HEX),
    user = ProtoField.int32("portals.user", "User id"),
    cookie = ProtoField.int32("portals.cookie", "Cookie"),
    hdr_data = ProtoField.uint64("portals.hdr_data", "Header data", base.HEX),
    manipulated_length = ProtoField.uint64("portals.manipulated_length", "Manipulated length"),
    data = ProtoField.bytes("portals.data", "Data"),
    operation = ProtoField.string("portals.operation", "Operation"),
    initiator = ProtoField.string("portals.initiator", "Initiator"),
    target = ProtoField.string("portals.target", "Target"),
    request_in = ProtoField.framenum("portals.request_in", "Request in", base.NONE, frametype.REQUEST),
    response_in = ProtoField.framenum("portals.response_in", "Response in", base.NONE, frametype.RESPONSE),
    header_in = ProtoField.framenum("portals.header_in", "Header in", base.NONE),
    response_time = ProtoField.relative_time("portals.response_time", "Time since request"),
}
portals.fields = f

local e = {
    cut = ProtoExpert.new("portals.cut", "The frame is cut off", expert.group.MALFORMED, expert.severity.ERROR),
    version = ProtoExpert.new("portals.version.unknown", "Unknown version", expert.group.UNDECODED, expert.severity.WARN),
    kind = ProtoExpert.new("portals.kind.unknown", "Unknown kind", expert.group.MALFORMED, expert.severity.ERROR),
    checksum = ProtoExpert.new("portals.checksum.bad", "Bad checksum", expert.group.CHECKSUM, expert.severity.ERROR),
    failure = ProtoExpert.new("portals.data.withheld", "The data will never come", expert.group.RESPONSE_CODE, expert.severity.WARN),
}
portals.experts = e

local known, direction = pcall(Field.new, "frame.packet_flags_direction")
local ways = { "arrives", "leaves" }

local place = {}
for _, field in ipairs(layout) do
    place[field[1]] = field
end

-- The number and time of the first frame with the header of each message, by its operation and kind.
local first = {}

function portals.init()
    first = {}
end

local bits = bit32 or bit
local crc_table = {}
for i = 0, 255 do
    local crc = i
    for _ = 1, 8 do
        crc = bits.bxor(bits.rshift(crc, 1), crc % 2 == 1 and 0x82F63B78 or 0)
    end
    crc_table[i] = crc
end

local function crc32c(crc, tvb, from, to)
    local octets = tvb:range(from, to - from):bytes()
    for i = 0, octets:len() - 1 do
        local index = bits.band(bits.bxor(crc, octets:get_index(i)), 0xFF)
        crc = bits.bxor(bits.rshift(crc, 8), crc_table[index])
    end
    return crc
end

local function checksum(tvb, length)
    local crc = crc32c(0xFFFFFFFF, tvb, 0, place.checksum[2])
    return bits.bxor(crc32c(crc, tvb, CHECKSUM_END, length), 0xFFFFFFFF) % 0x100000000
end

local function range(tvb, name)
    return tvb:range(place[name][2], place[name][3])
end

local function number(tvb, name)
    return range(tvb, name):uint()
end

local function add(tree, tvb, name)
    return tree:add(f[name], range(tvb, name))
end

-- Four groups of four nibbles.
local function nibbles(tvb, name)
    local hex = range(tvb, name):bytes():tohex()
    return (hex:gsub("(%x%x%x%x)", "%1 "):gsub(" $", ""))
end

local function process(tvb, name)
    return number(tvb, name .. "_nid") .. ":" .. number(tvb, name .. "_pid")
end

-- What people see: 'md 0', 'md 3.1' once a place is used again, 'md 3 of ni 1' on another interface.
local function handle(tvb, name)
    local high = tvb:range(place[name][2], 4):uint()
    local index = tvb:range(place[name][2] + 4, 4):uint()
    local object = objects[bits.rshift(high, 28)]
    if not object then
        return "no handle"
    elseif index == 0xFFFFFFFF then
        return "no " .. object
    end
    local interface = bits.band(bits.rshift(high, 24), 0xF)
    local generation = bits.band(high, 0xFFFFFF)
    return object .. " " .. index .. (generation == 0 and "" or "." .. generation) .. (interface == 0 and "" or " of ni " .. interface)
end

-- Shows the start of the frame; returns whether the rest can be read.
local function add_prefix(tvb, tree)
    add(tree, tvb, "magic")
    local version = add(tree, tvb, "version")
    if number(tvb, "version") ~= VERSION then
        version:add_proto_expert_info(e.version, "This dissector reads version " .. VERSION)
        return false
    end
    local kind = add(tree, tvb, "kind")
    if not kinds[number(tvb, "kind")] then
        kind:add_proto_expert_info(e.kind)
        return false
    end
    local flags = add(tree, tvb, "flags")
    flags:add(f.brings_header, range(tvb, "flags"))
    flags:add(f.brings_data, range(tvb, "flags"))
    add(tree, tvb, "frame_length")
    return true
end

local function add_checksum(tvb, tree, length)
    local item = add(tree, tvb, "checksum")
    local expected = checksum(tvb, length)
    if number(tvb, "checksum") == expected then
        item:append_text(" [correct]")
    else
        item:append_text(string.format(" [should be 0x%08x]", expected))
        item:add_proto_expert_info(e.checksum)
    end
end

local function add_process(tvb, tree, name)
    local item = tree:add(f[name], tvb:range(place[name .. "_nid"][2], 8), process(tvb, name))
    add(item, tvb, name .. "_nid")
    add(item, tvb, name .. "_pid")
end

local function add_message(tvb, tree, kind, operation)
    add(tree, tvb, "sequence")
    add_process(tvb, tree, "initiator")
    add_process(tvb, tree, "target")
    tree:add(f.operation, range(tvb, "ordinal"), operation):set_generated()
    add(tree, tvb, "ordinal")
    add(tree, tvb, "portal_index")
    add(tree, tvb, "match_bits"):set_text("Match bits: " .. nibbles(tvb, "match_bits"))
    add(tree, tvb, "offset")
    add(tree, tvb, "memory_desc"):append_text(" (" .. handle(tvb, "memory_desc") .. ")")
    add(tree, tvb, "length")
    local failure = add(tree, tvb, "ni_fail_type")
    if number(tvb, "ni_fail_type") ~= 0 then
        failure:add_proto_expert_info(e.failure)
    end
    add(tree, tvb, "reserved")
    if response_of[kind] then
        add(tree, tvb, "user")
        add(tree, tvb, "cookie")
    else
        add(tree, tvb, "manipulated_length")
    end
    if kind == PUT then
        add(tree, tvb, "hdr_data"):set_text("Header data: " .. nibbles(tvb, "hdr_data"))
    end
end

local function add_data(tvb, tree, length)
    local all = tvb:reported_len() - length
    local captured = tvb:len() - length
    if captured > 0 then
        local item = tree:add(f.data, tvb:range(length, captured))
        if captured < all then
            item:append_text(" (" .. captured .. " of " .. all .. " bytes captured)")
        end
    end
end

-- Links the frames of an operation with each other: a message is known by the first frame with its header.
local function add_links(tvb, pinfo, tree, kind, operation)
    local key = operation .. " "
    local brings_header = number(tvb, "flags") % 2 == HEADER
    if brings_header and not first[key .. kind] then
        first[key .. kind] = { number = pinfo.number, time = pinfo.abs_ts }
    end
    local own = first[key .. kind]
    if not brings_header and own then
        tree:add(f.header_in, own.number):set_generated()
    end
    local request = request_of[kind] and first[key .. request_of[kind]]
    if request then
        tree:add(f.request_in, request.number):set_generated()
        local since = pinfo.abs_ts - request.time
        local seconds = math.floor(since)
        tree:add(f.response_time, NSTime.new(seconds, math.floor((since - seconds) * 1e9 + 0.5))):set_generated()
    end
    local response = response_of[kind] and first[key .. response_of[kind]]
    if response then
        tree:add(f.response_in, response.number):set_generated()
    end
end

-- What one line says of a frame.
local function summary(tvb, kind, operation)
    local words = kinds[kind] .. " #" .. number(tvb, "ordinal")
    local way = known and direction()
    if way and ways[way.value] then
        words = words .. " " .. ways[way.value]
    end
    local flags = number(tvb, "flags")
    if number(tvb, "ni_fail_type") ~= 0 then
        return words .. ": its data will never come, " .. (failures[number(tvb, "ni_fail_type")] or range(tvb, "ni_fail_type"):int())
    elseif flags == DATA then
        return words .. ": " .. tvb:reported_len() - header_length[kind] .. " bytes of data"
    end
    words = words .. ": portal " .. range(tvb, "portal_index"):int() .. ", bits " .. nibbles(tvb, "match_bits") .. ", length "
        .. tostring(range(tvb, "length"):uint64())
    return response_of[kind] and words or words .. ", manipulated " .. tostring(range(tvb, "manipulated_length"):uint64())
end

function portals.dissector(tvb, pinfo, root)
    if tvb:len() < 12 or number(tvb, "magic") ~= MAGIC then
        return 0
    end
    pinfo.cols.protocol = "Portals"
    local tree = root:add(portals, tvb:range())
    if not add_prefix(tvb, tree) then
        return tvb:len()
    end
    local kind = number(tvb, "kind")
    local length = header_length[kind]
    if tvb:len() < length then
        tree:add_proto_expert_info(e.cut)
        return tvb:len()
    end
    local owner = response_of[kind] and "initiator" or "target"
    local operation = "#" .. number(tvb, "ordinal") .. " of " .. process(tvb, owner)
    pinfo.cols.src = process(tvb, "initiator")
    pinfo.cols.dst = process(tvb, "target")
    pinfo.cols.info = summary(tvb, kind, operation)
    tree:append_text(", " .. kinds[kind] .. " " .. operation)
    add_checksum(tvb, tree, length)
    add_message(tvb, tree, kind, operation)
    add_links(tvb, pinfo, tree, kind, operation)
    add_data(tvb, tree, length)
    return tvb:len()
end

DissectorTable.get("wtap_encap"):add(wtap.USER0, portals)
