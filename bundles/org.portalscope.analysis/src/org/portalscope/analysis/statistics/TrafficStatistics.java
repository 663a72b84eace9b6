package org.portalscope.analysis.statistics;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Response;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.Transition;

/** Counts messages, their bytes, drops, events and losses. */
final class TrafficStatistics implements RunStatistics.Counting {

    /** The reason where no process counts the drop, since there is none. */
    private static final String NO_PROCESS = "NO_SUCH_PROCESS";

    private final StatisticTable table;

    TrafficStatistics(StatisticTable table) {
        this.table = table;
    }

    @Override
    public void count(Transition transition, Effect effect) {
        int process = transition.process();
        switch (effect.category()) {
            case SEND -> message(process, effect, Statistic.MESSAGES_SENT, Statistic.BYTES_SENT);
            case ARRIVAL -> message(process, effect, Statistic.MESSAGES_RECEIVED, Statistic.BYTES_RECEIVED);
            case DROP -> table.add(StatisticKey.of(process, Statistic.DROPS,
                    effect.field("reason", DropReason.class).map(DropReason::name).orElse(NO_PROCESS)), 1);
            case EVENT -> event(process, effect, Statistic.EVENTS);
            case LOSS -> event(process, effect, Statistic.EVENTS_LOST);
            default -> {
            }
        }
    }

    private void message(int process, Effect effect, Statistic messages, Statistic bytes) {
        Message message = effect.field("message", Message.class).orElseThrow();
        table.add(StatisticKey.of(process, messages, message.kind().word()), 1);
        if (message.kind().carriesData()) {
            table.add(StatisticKey.of(process, bytes, message.kind().word()),
                    message instanceof Response response ? response.manipulatedLength() : message.length());
        }
    }

    private void event(int process, Effect effect, Statistic statistic) {
        long queue = effect.field("queue", Long.class).orElseThrow();
        Event event = effect.field("event", Event.class).orElseThrow();
        table.add(StatisticKey.ofQueue(process, queue, statistic, event.kind().name()), 1);
    }
}
