package org.portalscope.session.run;

import java.util.List;
import java.util.function.Consumer;

import org.portalscope.world.Choice;
import org.portalscope.world.World;

/** Tells what programs print in transitions that nobody explains. */
final class PrintedLines {

    private final World world;
    private final Consumer<String> told;
    private final int[] printed;

    PrintedLines(World world, Consumer<String> told) {
        this.world = world;
        this.told = told;
        printed = new int[world.processes().size()];
    }

    /** Tells what the program of a process has printed in a choice that has happened. */
    void follow(Choice choice) {
        if (choice instanceof Choice.RunThread run) {
            List<String> lines = world.process(run.process()).program().output();
            while (printed[run.process()] < lines.size()) {
                told.accept(lines.get(printed[run.process()]++));
            }
        }
    }
}
