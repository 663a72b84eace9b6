package org.portalscope.ui.run;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jface.dialogs.IDialogSettings;
import org.portalscope.analysis.exploration.ExplorationBounds;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.Finding;

/** What was last asked for in an exploration, over starts; at first what the command line does without options. */
final class KeptQuestion {

    private static final int USUAL_FINDINGS = 10;
    private static final String KINDS = "kinds";
    private static final String FINDINGS = "findings";
    private static final String FAULTS = "faults";
    private static final String MAY_DIE = "mayDie";
    private static final String STATES = "states";
    private static final String BYTES = "bytes";
    private static final String DEPTH = "depth";
    private static final String SECONDS = "seconds";
    private static final String WORKERS = "workers";

    private final IDialogSettings kept;

    KeptQuestion(IDialogSettings kept) {
        this.kept = kept;
    }

    Exploration.Question read() {
        Set<String> mayDie = Optional.ofNullable(kept.getArray(MAY_DIE)).map(Set::of).orElse(Set.of());
        ExplorationOptions options = new ExplorationOptions(kinds(), (int) number(FAULTS, 0), mayDie, (int) number(STATES, ExplorationBounds.MOST),
                number(BYTES, ExplorationBounds.usualBytes()), (int) number(DEPTH, ExplorationBounds.MOST), (int) number(FINDINGS, USUAL_FINDINGS));
        return new Exploration.Question(options, (int) number(SECONDS, 0), (int) number(WORKERS, Runtime.getRuntime().availableProcessors()));
    }

    void write(Exploration.Question question) {
        ExplorationOptions options = question.options();
        kept.put(KINDS, options.kinds().stream().map(Enum::name).sorted().toArray(String[]::new));
        kept.put(MAY_DIE, options.mayCrash().stream().sorted().toArray(String[]::new));
        kept.put(FAULTS, options.faults());
        kept.put(STATES, options.states());
        kept.put(BYTES, options.memory());
        kept.put(DEPTH, options.depth());
        kept.put(FINDINGS, options.findings());
        kept.put(SECONDS, question.seconds());
        kept.put(WORKERS, question.workers());
    }

    /** Those that were chosen, as far as they are known: another version may have written them. */
    private Set<Finding.Kind> kinds() {
        Set<String> names = Optional.ofNullable(kept.getArray(KINDS)).map(Arrays::asList).map(Set::copyOf).orElse(Set.of());
        Set<Finding.Kind> chosen = Stream.of(Finding.Kind.values()).filter(kind -> names.contains(kind.name()))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Finding.Kind.class)));
        return chosen.isEmpty() ? EnumSet.allOf(Finding.Kind.class) : chosen;
    }

    private long number(String key, long usual) {
        return kept.get(key) == null ? usual : kept.getLong(key);
    }
}
