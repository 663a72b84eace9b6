package org.portalscope.analysis.statistics;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.translation.EntryRef;
import org.portalscope.world.Transition;

/** Measures the searches of requests through match lists. */
final class SearchStatistics implements RunStatistics.Counting {

    private final StatisticTable table;

    SearchStatistics(StatisticTable table) {
        this.table = table;
    }

    @Override
    public void count(Transition transition, Effect effect) {
        switch (effect.category()) {
            case START -> {
                Operation operation = effect.field("operation", Operation.class).orElseThrow();
                if (operation.kind() == Operation.Kind.PUT || operation.kind() == Operation.Kind.GET) {
                    searched(transition, operation.networkInterface(), operation.message(), Statistic.MATCH_ATTEMPTS);
                    searched(transition, operation.networkInterface(), operation.message(), Statistic.SEARCH_DEPTH);
                }
            }
            case DROP -> {
                if (effect.field("reason", DropReason.class).equals(Optional.of(DropReason.NO_MATCH))) {
                    int networkInterface = effect.field("network_interface", Long.class).orElseThrow().intValue();
                    searched(transition, networkInterface, effect.field("message", Message.class).orElseThrow(), Statistic.MATCH_ATTEMPTS);
                }
            }
            default -> {
            }
        }
    }

    private void searched(Transition transition, int networkInterface, Message request, Statistic statistic) {
        table.measure(StatisticKey.ofList(transition.process(), networkInterface, request.portal(), statistic), examined(transition.spans()));
    }

    /** The place in its list of the entry that was examined last. */
    private static int examined(List<Transition.Span> spans) {
        for (int i = spans.size() - 1; i >= 0; i--) {
            if (spans.get(i).scope().kind() == Scope.Kind.ENTRY) {
                return ((EntryRef) spans.get(i).scope().subject()).position();
            }
        }
        return 0;
    }
}
