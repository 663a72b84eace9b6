package org.portalscope.scene;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.portalscope.scene.style.State;

/**
 * A picture.
 *
 * @param header     the height of the upper part that stays when the rest is scrolled
 * @param background what lies under nodes and links
 * @param nodes      in the order in which keys reach them
 * @param focus      the node to keep in sight, if there is one
 */
public record Scene(int width, int height, int header, List<Primitive> background, List<Link> links, List<Node> nodes,
        Optional<NodeKey> focus) {

    /** A picture of nothing. */
    public static final Scene EMPTY = new Scene(0, 0, 0, List.of(), List.of(), List.of(), Optional.empty());

    public Scene {
        background = List.copyOf(background);
        links = List.copyOf(links);
        nodes = List.copyOf(nodes);
    }

    public Optional<Node> node(NodeKey key) {
        return nodes.stream().filter(node -> node.key().equals(key)).findFirst();
    }

    /** Whether a box lies in the part that stays. */
    public boolean isHeader(Box box) {
        return box.bottom() <= header;
    }

    /** The states on screen, in the order of the legend. */
    public Set<State> states() {
        Set<State> states = EnumSet.noneOf(State.class);
        nodes.stream().filter(Node::outlined).forEach(node -> states.addAll(node.states()));
        links.forEach(link -> states.add(link.state()));
        return states;
    }
}
