package org.portalscope.recording.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.message.Message;

/** A file of one process that talks with others. */
class OneNodeTest {

    private static final String BEGIN = """
            {"record": "inputs", "format": 1, "title": "One", "processes": [{"name": "one", "interfaces": [{"id": {"nid": 1, "pid": 0}}]}]}
            {"record": "memory_declared", "process": "one", "name": "inbox", "address": "0xffffffff00000000", "length": 8}
            {"record": "call", "process": "one", "function": "PtlInit", "arguments": {}}
            {"record": "call", "process": "one", "function": "PtlNIInit", "arguments": {"interface": 0, "pid": -1, "desired": null}, "outputs": {"handle": "n"}}
            {"record": "call", "process": "one", "function": "PtlMEAttach", "arguments": {"interface": "n", "index": 0, "matchid": {"nid": -1, "pid": -1}, \
            "match_bits": 0, "ignorebits": -1, "unlink": "PTL_RETAIN", "position": "PTL_INS_AFTER"}, "outputs": {"handle": "m"}}
            {"record": "call", "process": "one", "function": "PtlMDAttach", "arguments": {"match": "m", "mem_desc": {"start": "0xffffffff00000004", \
            "length": 4, "options": ["PTL_MD_OP_PUT"]}, "unlink_op": "PTL_RETAIN", "unlink_nofit": "PTL_RETAIN"}, "outputs": {"handle": "d"}}
            """;
    private static final String PUT = """
            {"record": "arrival", "process": "one", "whole": true, "message": {"operation": "put", "id": "%s", "initiator": {"nid": 9, "pid": 0}, "user": 0, \
            "target": {"nid": 1, "pid": 0}, "portal_index": 0, "cookie": 0, "match_bits": 1, "offset": 0, "memory_desc": "%s", "length": 4, "hdr_data": 0}}
            """;

    @Test
    void shouldTakeMessagesOfOthersByWhateverNamesTheyHave() throws InputTextException {
        Sample.Read read = Sample.read(BEGIN + PUT.formatted("a", "d") + PUT.formatted("b", "e") + PUT.formatted("a", "d"));
        assertEquals(List.of(), read.differences());
        List<Message> puts = read.transitions().stream().skip(5)
                .map(transition -> ((MessageArrived) transition.inputs().get(0)).message()).toList();
        assertEquals(puts.get(0), puts.get(2));
        assertNotEquals(puts.get(0).operation(), puts.get(1).operation());
        assertNotEquals(puts.get(0).memoryDescriptor(), puts.get(1).memoryDescriptor());
    }

    @Test
    void shouldReportAMessageOfItsOwnThatWasNeverSent() throws InputTextException {
        String ack = """
                {"record": "arrival", "process": "one", "message": {"operation": "put", "id": {"initiator": {"nid": 1, "pid": 0}, "ordinal": 1}, \
                "initiator": {"nid": 1, "pid": 0}, "user": 0, "target": {"nid": 1, "pid": 0}, "portal_index": 0, "cookie": 0, "match_bits": 1, "offset": 0, \
                "memory_desc": "PTL_MD_NONE", "length": 4, "hdr_data": 0, "outcome": {"result": "dropped", "reason": "NO_MATCH"}}}
                """;
        Sample.Read read = Sample.read(BEGIN + ack);
        assertEquals(List.of("a.jsonl:7: put #1 from 1:0 arrives there, was not sent here", "a.jsonl:7: put #1 from 1:0 is dropped as NO_MATCH there, accepted here"),
                read.differences().stream().map(Discrepancy::toString).toList());
        assertEquals(HeaderArrived.class, read.transitions().get(5).inputs().get(0).getClass());
    }

    @Test
    void shouldFollowTheEngineWhereACallFailsThatSucceededThere() throws InputTextException {
        String calls = """
                {"record": "call", "process": "one", "function": "PtlMDBind", "arguments": {"interface": "n", "mem_desc": {"start": 0, "length": 4}}, \
                "returns": "PTL_OK", "outputs": {"handle": "x"}}
                {"record": "call", "process": "one", "function": "PtlMDUnlink", "arguments": {"mem_desc": "x"}, "returns": "PTL_OK"}
                """;
        assertEquals(List.of("a.jsonl:7: PtlMDBind of one returns PTL_OK there, PTL_ILL_MD here", "a.jsonl:7: PtlMDBind of one: handle x there, nothing here",
                "a.jsonl:8: PtlMDUnlink of one returns PTL_OK there, PTL_INV_MD here"),
                Sample.read(BEGIN + calls).differences().stream().map(Discrepancy::toString).toList());
    }
}
