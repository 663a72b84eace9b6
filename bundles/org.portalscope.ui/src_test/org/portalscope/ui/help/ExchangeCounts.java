package org.portalscope.ui.help;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.TransitionLog;
import org.portalscope.world.Transition;

/** What an exchange between two processes takes of Portals: it lies between two labels of a run, and what prepares it lies before the first. */
final class ExchangeCounts {

    private final List<Transition> before;
    private final List<Transition> exchange;
    private final int sender;
    private final int receiver;

    /** @param timeline of a run to its end, whose programs come to {@code label "exchange"} and then to {@code label "done"} */
    ExchangeCounts(Timeline timeline) {
        int first = first(timeline, "exchange");
        int last = first(timeline, "done");
        before = IntStream.range(1, first).mapToObj(timeline::transition).toList();
        exchange = IntStream.range(first, last).mapToObj(timeline::transition).toList();
        sender = exchange.stream().filter(transition -> count(List.of(transition), "MessageSent") > 0).findFirst().orElseThrow().process();
        receiver = 1 - sender;
    }

    private static int first(Timeline timeline, String label) {
        return timeline.labels().stream().filter(reached -> reached.text().equals(label)).mapToInt(TransitionLog.Label::number).min().orElseThrow();
    }

    /** Them in the order of the rows on the page. */
    List<String> rows() {
        return Stream.concat(
                Stream.of(calls(before), count(before, "MessageSent"), entries(), count(of(receiver, before), "QueueAllocated"),
                        calls(exchange), count(exchange, "MessageSent"), count(exchange, "SourceCheck"), count(exchange, "EntryUnlinked"),
                        count(of(sender, exchange), "DescriptorCreated")).map(String::valueOf),
                Stream.of(events(sender), events(receiver))).toList();
    }

    private static long calls(List<Transition> transitions) {
        return transitions.stream().flatMap(transition -> transition.inputs().stream()).filter(ApiCall.class::isInstance).count();
    }

    /** The match entries of the receiver when the exchange begins. */
    private long entries() {
        return count(of(receiver, before), "EntryLinked") - count(of(receiver, before), "EntryUnlinked");
    }

    private String events(int process) {
        return of(process, exchange).stream().flatMap(transition -> transition.steps().stream())
                .flatMap(step -> step.field("event", Event.class).filter(event -> step.kind().equals("EventLogged")).stream())
                .map(event -> event.kind().shortName()).collect(Collectors.joining(", "));
    }

    private static List<Transition> of(int process, List<Transition> transitions) {
        return transitions.stream().filter(transition -> transition.process() == process).toList();
    }

    private static long count(List<Transition> transitions, String kind) {
        return transitions.stream().flatMap(transition -> transition.steps().stream()).filter(step -> step.kind().equals(kind)).count();
    }
}
