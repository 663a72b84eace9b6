package org.portalscope.timeline;

import org.portalscope.engine.api.OperationId;

/** Is told, one transition after the other, where operations appear and which events are theirs. */
interface OperationListener {

    /** What follows is about another transition. */
    void begin(int number);

    /** An operation appears in the transition. */
    void appears(OperationId operation);

    /** An event is taken: the operation that it belongs to appears. */
    void taken(int process, int networkInterface, int sequence);

    /** An event is logged that belongs to the operation which has appeared last in the transition, if one has. */
    void logged(int process, int networkInterface, int sequence);

    /**
     * All events of an interface up to one have been logged by now.
     *
     * @param next        sequence number of the next one
     * @param ofOperation whether those that nothing was said of belong to the operation which has appeared in the transition, rather than to none
     */
    void loggedUpTo(int process, int networkInterface, int next, boolean ofOperation);
}
