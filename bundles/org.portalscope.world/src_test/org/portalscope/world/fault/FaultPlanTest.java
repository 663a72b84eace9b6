package org.portalscope.world.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.state.Operation;
import org.portalscope.world.Choice;
import org.portalscope.world.RandomProgram;
import org.portalscope.world.World;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.schedule.RoundRobinScheduler;

class FaultPlanTest {

    private static final List<String> PROCESSES = List.of("client", "server", "worker[0]");
    private static final String EXPECTED = "expected 'client:send 2 PTL_NI_DATA_LOST' (or put, get, reply), 'client:hold 2 to server', 'client:die 40', "
        + "'client:PtlNIInit' or 'random 7 3'";

    @Test
    void shouldReadEveryForm() throws FaultPlanException {
        FaultPlan plan = FaultPlan.parse(List.of("client:send 2 PTL_NI_DATA_CORRUPT", "client: get 1", "client:hold 3 to server",
                "server :hold 1 worker[0]", "worker[0]:die 40", "server:PtlNIInit", "client:send 2 PTL_NI_DATA_CORRUPT"), PROCESSES);
        assertEquals(new Faults(List.of(new CompletionFault(Operation.Kind.SEND, 2, NiFailType.PTL_NI_DATA_CORRUPT),
                new CompletionFault(Operation.Kind.GET, 1, NiFailType.PTL_NI_DATA_LOST), new HoldFault(3, "server"))), plan.of("client"));
        assertEquals(new Faults(List.of(new HoldFault(1, "worker[0]"), new CallFault(Function.PTL_NI_INIT))), plan.of("server"));
        assertEquals(new Faults(List.of(new DeathFault(40))), plan.of("worker[0]"));
        assertEquals(Faults.NONE, plan.of("other"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "client | fault 'client': " + EXPECTED,
        "client:fetch 1 | fault 'client:fetch 1': " + EXPECTED,
        "client:PtlPut | fault 'client:PtlPut': " + EXPECTED,
        "clint:die 1 | fault 'clint:die 1': there is no process 'clint'; there are: client, server, worker[0]",
        "client:hold 1 to worker | fault 'client:hold 1 to worker': there is no process 'worker'; there are: client, server, worker[0]",
        "client:die 0 | fault 'client:die 0': the first is number 1",
        "client:put 99999999999 | fault 'client:put 99999999999': the number is at most 2147483647",
        "client:put 1 PTL_NI_OK | fault 'client:put 1 PTL_NI_OK': 'PTL_NI_OK' is no reason to fail; "
            + "these are: PTL_NI_DATA_LOST, PTL_NI_DATA_CORRUPT, PTL_NI_PEER_DEAD",
        "random 7 10000 | fault 'random 7 10000': the number is at most 9999",
        "random 7 1000000000000 | fault 'random 7 1000000000000': the number is at most 9999",
        "random 99999999999999999999 | fault 'random 99999999999999999999': the seed is a number of 64 bits, from -9223372036854775808 to 9223372036854775807"})
    void shouldSayWhatIsWrong(String plan, String message) {
        assertEquals(message, assertThrows(FaultPlanException.class, () -> FaultPlan.parse(List.of(plan), PROCESSES)).getMessage());
    }

    @Test
    void shouldChooseTheSameFaultsOfTheSameSeedOnEveryMachine() throws FaultPlanException {
        FaultPlan plan = FaultPlan.parse(List.of("random 7 5"), PROCESSES);
        assertEquals("[get 1 PTL_NI_DATA_CORRUPT] [send 8 PTL_NI_DATA_CORRUPT, put 4 PTL_NI_DATA_LOST] [die 56, put 5 PTL_NI_DATA_CORRUPT]",
                plan.of("client").all() + " " + plan.of("server").all() + " " + plan.of("worker[0]").all());
    }

    @Test
    void shouldChooseFaultsOfEveryFormForEveryProcess() throws FaultPlanException {
        FaultPlan plan = FaultPlan.parse(List.of("random -3 200"), PROCESSES);
        Set<Object> seen = new HashSet<>();
        for (String process : PROCESSES) {
            plan.of(process).all().forEach(fault -> seen.add(fault instanceof CompletionFault completion ? completion.kind() : fault.getClass()));
            assertTrue(plan.of(process).all().size() > 20, process);
        }
        assertEquals(Set.of(Operation.Kind.SEND, Operation.Kind.PUT, Operation.Kind.GET, Operation.Kind.REPLY, HoldFault.class, DeathFault.class),
                seen);
    }

    @Test
    void shouldReportWhatNeverStruck() {
        Faults faults = new Faults(List.of(new DeathFault(2), new DeathFault(90), new HoldFault(5, "p1"), new CallFault(Function.PTL_INIT),
                new CallFault(Function.PTL_NI_INIT)));
        ProcessSpec spec = new ProcessSpec("p1", InterfaceSpec.of(new ProcessId(0, 0), 1), List.of(), portals -> new RandomProgram(portals, 1, 2));
        World world = new World(List.of(spec.with(faults)));
        RoundRobinScheduler roundRobin = new RoundRobinScheduler();
        for (Optional<Choice> next = roundRobin.next(world); next.isPresent(); next = roundRobin.next(world)) {
            world.advance(next.get());
        }
        assertEquals(List.of("p1: fault die 90", "p1: fault hold 5 to p1", "p1: fault PtlNIInit"), world.unusedFaults());
        assertEquals(2, world.transitions());
        assertTrue(world.process(0).isDead());
    }
}
