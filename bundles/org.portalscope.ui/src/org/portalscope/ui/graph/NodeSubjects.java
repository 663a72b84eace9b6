package org.portalscope.ui.graph;

import java.util.Optional;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Subject;
import org.portalscope.model.Process;
import org.portalscope.model.Region;
import org.portalscope.model.World;
import org.portalscope.scene.NodeKey;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.state.ProcessSubject;

/** What nodes of the graph show, as something that other views can show, too. */
final class NodeSubjects {

    private NodeSubjects() {
    }

    /** What a node shows; nothing for what other views do not have. */
    static Optional<ProcessSubject> of(NodeKey key, World model, CursorState cursor) {
        return subject(key, model, cursor).map(subject -> new ProcessSubject(key.process(), subject));
    }

    private static Optional<Subject> subject(NodeKey key, World model, CursorState cursor) {
        return switch (key.kind()) {
            case ENTRY, DESCRIPTOR, QUEUE -> Optional.of(new Subject.OfObject(key.id()));
            case MESSAGE -> cursor.message().map(Message::operation).map(Subject.OfOperation::new);
            case REGION -> model.getProcesses().get(key.process()).getRegions().stream().filter(region -> region.getAddress() == key.id()).findFirst()
                    .map(region -> new Subject.OfExtent(region.getAddress(), region.getLength()));
            default -> Optional.empty();
        };
    }

    /** The node of a picture of a process that shows something. */
    static Optional<NodeKey> node(ProcessSubject selected, Process process, CursorState cursor) {
        int index = process.getIndex();
        if (selected.subject() instanceof Subject.OfOperation operation) {
            return cursor.message().filter(message -> message.operation().equals(operation.id())).map(message -> new NodeKey(index, NodeKey.Kind.MESSAGE, 0));
        }
        if (selected.process() != index) {
            return Optional.empty();
        }
        if (selected.subject() instanceof Subject.OfExtent extent) {
            return process.getRegions().stream().filter(region -> holds(region, extent)).findFirst()
                    .map(region -> new NodeKey(index, NodeKey.Kind.REGION, region.getAddress()));
        }
        return selected.subject() instanceof Subject.OfObject object
                ? Optional.of(new NodeKey(index, kind(object.handle()), object.handle())) : Optional.empty();
    }

    private static boolean holds(Region region, Subject.OfExtent extent) {
        return extent.address() >= region.getAddress() && extent.address() < region.getAddress() + region.getLength();
    }

    private static NodeKey.Kind kind(long handle) {
        return Handle.is(Handle.Kind.ME, handle) ? NodeKey.Kind.ENTRY : Handle.is(Handle.Kind.MD, handle) ? NodeKey.Kind.DESCRIPTOR : NodeKey.Kind.QUEUE;
    }
}
