package org.portalscope.scene.queue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.step.Step;
import org.portalscope.scene.Box;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.TextStyle;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.state.EventQueueValues;

/** Draws the event queues of a process, each as the ring that it is. */
public final class QueueRings {

    /** The height of queues beside each other, in logical pixels. */
    public static final int HIGH = 96;
    /** The width of queues below each other, in logical pixels. */
    public static final int WIDE = 240;

    private static final int MARGIN = 8;
    private static final int GAP = 8;
    private static final int TOP = 4;

    private QueueRings() {
    }

    /**
     * The picture of all queues of a process.
     *
     * @param process     its index
     * @param queues      all of them
     * @param cursorState tells which events the last move has logged
     * @param shown       the handle of the queue whose events are listed
     * @param stacked     whether they are drawn below each other
     */
    public static Scene build(int process, List<EventQueueValues> queues, CursorState cursorState, long shown, boolean stacked,
            TextMeasure measure) {
        Set<Long> fresh = cursorState.changesOf(process).stream().filter(step -> step.category() == Step.Category.EVENT)
                .flatMap(step -> step.field("event", Event.class).stream()).map(Event::sequence).collect(Collectors.toSet());
        List<Node> nodes = new ArrayList<>();
        int x = MARGIN;
        int y = TOP;
        for (EventQueueValues queue : queues) {
            Node node = new QueueRing(queue, fresh).node(key(process, queue.handle()), new Point(x, y), queue.handle() == shown, measure);
            nodes.add(node);
            x = stacked ? x : node.bounds().right() + GAP;
            y = stacked ? node.bounds().bottom() + TOP : y;
        }
        return new Scene(stacked ? WIDE : x, stacked ? y : HIGH, 0, nodes.isEmpty() ? none(measure) : List.of(), List.of(), nodes,
                Optional.of(key(process, shown)));
    }

    private static NodeKey key(int process, long handle) {
        return new NodeKey(process, NodeKey.Kind.QUEUE, handle);
    }

    private static List<Primitive> none(TextMeasure measure) {
        String words = "No event queue: PtlEQAlloc makes one";
        return List.of(new Primitive.Text(new Box(MARGIN, MARGIN, measure.width(words, TextStyle.UI), QueueRing.LINE), words, words, TextStyle.UI,
                ColorRole.SECONDARY));
    }
}
