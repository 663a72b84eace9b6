package org.portalscope.analysis.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * All kinds of steps with the types of their fields: what names mean before there is a step. They are listed in {@code step-kinds.txt}, which is
 * generated: the steps describe themselves.
 */
final class StepKinds {

    /** By name, in the order of the alphabet. */
    static final Map<String, Kind> ALL = read();

    /** Those that only a world has that repeats what processes took: where it is in that, and what it has in flight between them. */
    static final Set<String> OF_REPETITION = Set.of("BarrierWaitChanged", "DataDiscarded", "DataTaken", "NoSuchProcess", "ProtocolUsed", "ProtocolsLost",
            "RecordedThreadMoved", "ReplayDiverged");

    private StepKinds() {
    }

    /**
     * A kind of step.
     *
     * @param isCheck    whether it is a check, else it is an effect
     * @param categories that its steps can have
     */
    record Kind(String name, boolean isCheck, List<String> categories, StepFields fields) {

        /** @param line such as {@code check BitsCheck criterion} */
        private static Kind of(String line, Map<String, FieldType> paths) {
            List<String> words = List.of(line.split(" "));
            return new Kind(words.get(1), words.get(0).equals("check"), words.subList(2, words.size()), new StepFields(paths));
        }
    }

    private static Map<String, Kind> read() {
        Map<String, Map<String, FieldType>> fields = new LinkedHashMap<>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(StepKinds.class.getResourceAsStream("step-kinds.txt"), StandardCharsets.UTF_8))) {
            Map<String, FieldType> last = null;
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.startsWith(" ")) {
                    String[] words = line.strip().split(" ");
                    last.put(words[0], FieldType.valueOf(words[1].toUpperCase(Locale.ROOT)));
                } else {
                    last = new LinkedHashMap<>();
                    fields.put(line, last);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return fields.entrySet().stream().map(own -> Kind.of(own.getKey(), own.getValue()))
                .collect(Collectors.toMap(Kind::name, kind -> kind, (one, other) -> one, LinkedHashMap::new));
    }
}
