package org.portalscope.analysis.excerpt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.message.Message;

/** Calls of three processes, and where the requests among them arrive. */
class PhasesTest implements Phases.ArrivalTimes {

    private final Map<Message.Key, Integer> arrivals = new HashMap<>();
    private final Map<Message.Key, Integer> targets = new HashMap<>();

    @Override
    public Integer arrival(Message.Key request) {
        return arrivals.get(request);
    }

    @Override
    public int process(Message.Key request) {
        return targets.get(request);
    }

    private static CausalCall call(int number, int process) {
        return new CausalCall(number, process, ApiCall.of(0, Function.PTL_FINI), ReturnCode.PTL_OK, List.of(), null);
    }

    /** A get, which needs nothing that is looked at here. */
    private CausalCall request(int number, int process, int target, int arrival) {
        CausalCall call = new CausalCall(number, process, ApiCall.of(0, Function.PTL_FINI), ReturnCode.PTL_OK, List.of(),
                new OperationId(new ProcessId(process, 0), number));
        arrivals.put(call.request(), arrival);
        targets.put(call.request(), target);
        return call;
    }

    private List<Integer> phases(CausalCall... calls) {
        Phases phases = new Phases(List.of(calls), this);
        return IntStream.range(0, calls.length).mapToObj(phases::of).toList();
    }

    @Test
    void shouldWaitBetweenWhatATargetDoesAndWhatArrivesThere() {
        assertEquals(List.of(0, 0, 1, 2), phases(call(1, 0), call(2, 1), request(3, 1, 0, 4), call(5, 0)));
    }

    @Test
    void shouldNotWaitBetweenRequestsOfOneProcess() {
        assertEquals(List.of(0, 1, 1), phases(call(1, 0), request(2, 1, 0, 4), request(3, 1, 0, 5)));
    }

    @Test
    void shouldWaitBetweenRequestsOfTwoProcessesAsTheyArrived() {
        assertEquals(List.of(1, 0), phases(request(1, 1, 0, 4), request(2, 2, 0, 3)));
    }

    @Test
    void shouldNotWaitForWhatDoesNotArrive() {
        CausalCall late = request(1, 1, 0, 9);
        arrivals.clear();
        assertEquals(List.of(0, 0), phases(late, call(2, 0)));
    }

    /** Each was sent before the other arrived, and that no phases can tell. */
    @Test
    void shouldGiveUpWhereRequestsCross() {
        assertEquals(List.of(0, 0, 0, 0), phases(request(1, 0, 1, 4), request(2, 1, 0, 3), call(5, 0), call(6, 1)));
    }
}
