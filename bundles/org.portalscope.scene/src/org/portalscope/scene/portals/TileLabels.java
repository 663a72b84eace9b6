package org.portalscope.scene.portals;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

import org.portalscope.model.Process;

/** What tiles call their processes, so that no two tiles say the same: in full where there is room for all of them, else ever shorter. */
final class TileLabels {

    private static final int BEGINNING = 3;

    private TileLabels() {
    }

    /**
     * The labels of processes, all of one form: id and name, of which the beginning is enough, the name, the id, or the index alone.
     *
     * @param room the width of a label
     */
    static List<String> of(List<Process> processes, int room, ToIntFunction<String> measure) {
        Predicate<String> fits = label -> measure.applyAsInt(label) <= room;
        if (processes.stream().map(TileLabels::least).allMatch(fits)) {
            return labels(processes, process -> process.getId() + " " + process.getName());
        }
        return Stream.<Function<Process, String>>of(Process::getName, process -> process.getId().toString()).map(form -> labels(processes, form))
                .filter(labels -> labels.stream().allMatch(fits)).findFirst()
                .orElseGet(() -> labels(processes, process -> Integer.toString(process.getIndex())));
    }

    /** The id and so much of the name that it says something. */
    private static String least(Process process) {
        String name = process.getName();
        return process.getId() + " " + (name.length() <= BEGINNING ? name : name.substring(0, BEGINNING) + "…");
    }

    private static List<String> labels(List<Process> processes, Function<Process, String> form) {
        return processes.stream().map(form).toList();
    }
}
