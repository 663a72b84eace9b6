/**
 * The state of a process as Portals sees it, readable by all; it changes in one way only: by an effect, which is a call on the
 * {@link org.portalscope.engine.effect.Mutator}. Operations and events stand in places that are used again and entries are found by an
 * index, so that nothing is allocated and no list is searched from its head while no journal is attached; values and effects are made for those who
 * want them.
 */
package org.portalscope.engine.state;
