<<<<<<< HEAD
/**
 * The state of a process as Portals sees it, readable by all; it changes in one way only: by an effect, which is a call on the
 * {@link org.portalscope.engine.state.Mutator}.
 */
=======
/** What a process holds (interfaces, match lists, descriptors, event queues, memory) and the one mutator that changes it. */
>>>>>>> reactor
package org.portalscope.engine.state;
