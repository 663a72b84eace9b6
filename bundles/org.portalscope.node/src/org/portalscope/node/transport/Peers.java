package org.portalscope.node.transport;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.wire.LinkFrame;

/** The nodes of a run by their ranks, this one among them, and which processes they are. */
public final class Peers {

    /** What {@link #rank} returns for an id that no node has. */
    static final int NOBODY = -1;

    private final int own;
    private final long run;
    private final List<List<ProcessId>> ids;
    private final Map<Long, Integer> ranks = new HashMap<>();

    /**
     * Nodes with distinct ids.
     *
     * @param own the rank of this node
     * @param run what all nodes of the run have in common, such as a number made of its program
     * @param ids of each node's process on its interfaces, the default one first, by rank
     */
    public Peers(int own, long run, List<List<ProcessId>> ids) {
        this.own = own;
        this.run = run;
        this.ids = List.copyOf(ids);
        for (int rank = 0; rank < ids.size(); rank++) {
            for (ProcessId id : ids.get(rank)) {
                ranks.put(id.packed(), rank);
            }
        }
    }

    /** How many nodes there are. */
    public int size() {
        return ids.size();
    }

    /** The rank of this node. */
    public int own() {
        return own;
    }

    /** The ids of a node's process. */
    public List<ProcessId> ids(int rank) {
        return ids.get(rank);
    }

    /** The rank of the node that has an id, packed, or {@link #NOBODY}. */
    int rank(long id) {
        return ranks.getOrDefault(id, NOBODY);
    }

    /** How this node introduces itself. */
    LinkFrame.Introduction introduction(LinkFrame.Kind kind) {
        return new LinkFrame.Introduction(kind, own, size(), run, ids.get(own));
    }

    /**
     * Compares how a node introduces itself with what is known of it.
     *
     * @throws RefusalException if it is none of this run
     */
    void verify(LinkFrame.Introduction introduction) throws RefusalException {
        if (introduction.run() != run) {
            throw new RefusalException(introduction.label() + " belongs to another run");
        }
        if (introduction.size() != size()) {
            throw new RefusalException(introduction.label() + " counts " + introduction.size() + " nodes, and there are " + size());
        }
        if (introduction.rank() == own) {
            throw new RefusalException(introduction.label() + " claims the rank of this node");
        }
        if (!introduction.ids().equals(ids.get(introduction.rank()))) {
            throw new RefusalException(introduction.label() + " is not the process of that rank, which is " + ids.get(introduction.rank()).get(0));
        }
    }
}
