package org.portalscope.scenario.program;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.portalscope.protocol.lockstep.Baton;
import org.portalscope.world.program.RunThreads;

/** Lets the programs in Java of a world execute it. */
final class ProgramRunners implements RunThreads {

    private final List<ProgramRunner> runners = new ArrayList<>();

    /** The threads of a run, with those of one more program. */
    static RunThreads with(ProgramRunner runner, RunThreads threads) {
        ProgramRunners runners = threads instanceof ProgramRunners known ? known : new ProgramRunners();
        runners.runners.add(runner);
        return runners;
    }

    @Override
    public void run(BooleanSupplier advance) {
        Baton baton = new Baton(advance);
        runners.forEach(runner -> runner.give(baton));
        try {
            baton.run();
        } finally {
            runners.forEach(runner -> runner.give(null));
        }
    }
}
