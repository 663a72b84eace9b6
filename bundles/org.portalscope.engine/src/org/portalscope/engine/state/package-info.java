/**
 * The state of a process as Portals sees it, readable by all; it changes in one way only: by an effect, which is a call on the
 * {@link org.portalscope.engine.state.Mutator}.
 */
package org.portalscope.engine.state;
