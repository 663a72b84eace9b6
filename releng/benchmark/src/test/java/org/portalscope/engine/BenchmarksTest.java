package org.portalscope.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.translation.BitsCheck;
import org.portalscope.world.Transition;

/** Every benchmark does what it measures; each checks by itself that calls succeed and the expected events come. */
class BenchmarksTest {

    private static final int TIMES = 200;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 100})
    void shouldPut(int entries) {
        SelfPut benchmark = prepared(new SelfPut(), entries);
        repeat(benchmark::put);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 100})
    void shouldPutWithEvents(int entries) {
        SelfPutWithEvents benchmark = prepared(new SelfPutWithEvents(), entries);
        repeat(benchmark::put);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 100})
    void shouldGet(int entries) {
        SelfGet benchmark = prepared(new SelfGet(), entries);
        repeat(benchmark::get);
    }

    @Test
    void shouldPutOnTheEmptyList() {
        EmptyList benchmark = new EmptyList();
        repeat(benchmark::noQueue);
        repeat(benchmark::eightBytes);
        repeat(benchmark::inParts);
    }

    @ParameterizedTest
    @EnumSource
    void shouldMoveBytes(MovedBytes.Placement memory) {
        MovedBytes benchmark = new MovedBytes();
        benchmark.memory = memory;
        benchmark.bytes = 1024;
        benchmark.prepare();
        repeat(benchmark::put);
    }

    @Test
    void shouldKeepTheCheckThatPassesEachEntry() {
        ExplainedPut benchmark = new ExplainedPut();
        benchmark.entries = 100;
        benchmark.prepare();
        assertEquals(100, refusals(benchmark.put()));
        assertEquals(100, refusals(benchmark.put()));
    }

    private static long refusals(Transition transition) {
        return transition.steps().stream().filter(BitsCheck.class::isInstance).filter(step -> !((BitsCheck) step).passed()).count();
    }

    @ParameterizedTest
    @EnumSource
    void shouldInsertAndUnlink(Criteria list) {
        ListChurn benchmark = new ListChurn();
        benchmark.list = list;
        benchmark.prepare();
        repeat(benchmark::anywhere);
        repeat(benchmark::beforeTheLast);
    }

    private static <T extends SelfOperation> T prepared(T benchmark, int entries) {
        benchmark.entries = entries;
        benchmark.list = Criteria.WILDCARDS;
        benchmark.prepare();
        return benchmark;
    }

    private static void repeat(Runnable operation) {
        for (int i = 0; i < TIMES; i++) {
            operation.run();
        }
    }
}
