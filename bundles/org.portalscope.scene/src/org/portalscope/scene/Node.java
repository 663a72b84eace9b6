package org.portalscope.scene;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import org.portalscope.scene.style.State;

/**
 * A thing of a picture that can be pointed at, chosen and read aloud. Where states meet, the fill is that of its own state, the
 * frame that of the current, the corner that of the changed.
 *
 * @param state      what has become of it: line and fill
 * @param current    whether the last step belongs to it: the frame
 * @param changed    whether the last move of the cursor changed it: the corner
 * @param outlined   whether line and fill are drawn at all
 * @param name       what a screen reader says
 * @param tooltip    everything about it, with the whole of each text that is cut; lines are parted by line feeds
 * @param primitives what is drawn in it, at places of the picture
 */
public record Node(NodeKey key, Box bounds, State state, boolean current, boolean changed, boolean outlined, String name,
        String tooltip, List<Primitive> primitives) {

    public Node {
        primitives = List.copyOf(primitives);
    }

    /** The states that can be seen on it. */
    public Set<State> states() {
        Set<State> states = EnumSet.of(state);
        if (current) {
            states.add(State.CURRENT);
        }
        if (changed) {
            states.add(State.CHANGED);
        }
        return states;
    }

    /** Whether the keys that move from node to node stop here. */
    public boolean isStop() {
        return key.kind() != NodeKey.Kind.CAPTION;
    }
}
