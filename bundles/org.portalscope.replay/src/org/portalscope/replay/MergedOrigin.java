package org.portalscope.replay;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordingOrigin;

/** What several recordings were made from, as the origin of one. */
final class MergedOrigin {

    private MergedOrigin() {
    }

    /** @throws IOException if two hold the same process; the message says which */
    static RecordingOrigin of(List<RecordingOrigin> origins) throws IOException {
        if (origins.size() == 1) {
            return origins.get(0);
        }
        List<EmbeddedFile> sources = origins.stream().anyMatch(origin -> origin.sources().isEmpty()) ? List.of()
                : origins.stream().flatMap(origin -> origin.sources().stream()).distinct().toList();
        CapturePolicy capture = origins.stream().map(RecordingOrigin::capture).min(Comparator.comparingInt(CapturePolicy::bytes)).orElseThrow();
        return new RecordingOrigin(joined(origins, RecordingOrigin::title), joined(origins, RecordingOrigin::engineVersion), processes(origins), sources,
                origins.get(0).options(), capture);
    }

    private static String joined(List<RecordingOrigin> origins, Function<RecordingOrigin, String> words) {
        return origins.stream().map(words).distinct().collect(Collectors.joining(", "));
    }

    private static List<RecordedProcess> processes(List<RecordingOrigin> origins) throws IOException {
        Set<ProcessId> ids = new HashSet<>();
        Set<String> names = new HashSet<>();
        List<RecordedProcess> processes = new ArrayList<>();
        for (RecordingOrigin origin : origins) {
            for (RecordedProcess process : origin.processes()) {
                for (InterfaceSpec spec : process.interfaces()) {
                    if (!ids.add(spec.id())) {
                        throw new IOException("two of the recordings hold process " + spec.id());
                    }
                }
                processes.add(named(process, names));
            }
        }
        return processes;
    }

    /** The process under a name that none before it has. */
    private static RecordedProcess named(RecordedProcess process, Set<String> names) {
        String name = process.name();
        if (!names.add(name)) {
            name = name + " " + process.interfaces().get(0).id();
            names.add(name);
        }
        return new RecordedProcess(name, process.interfaces(), process.matchBits());
    }
}
