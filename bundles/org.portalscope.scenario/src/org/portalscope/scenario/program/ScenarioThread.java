package org.portalscope.scenario.program;

import java.util.SortedMap;
import java.util.TreeMap;

/** A thread of a program: where it stands and in which rounds of its loops. */
final class ScenarioThread {

    final String name;
    final SortedMap<Integer, Round> rounds = new TreeMap<>();
    int instruction;

    ScenarioThread(String name, int instruction) {
        this.name = name;
        this.instruction = instruction;
    }

    int instruction() {
        return instruction;
    }

    /** The round of the loop whose header is the given instruction, or null outside it. */
    Round round(int loop) {
        return rounds.get(loop);
    }

    @Override
    public String toString() {
        return "thread " + name + " at " + instruction + ' ' + rounds;
    }
}
