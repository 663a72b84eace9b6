/**
 * The one way to change the state of a process: an effect, which is a call on the {@link org.portalscope.engine.effect.Mutator} and can be
 * undone. Effects are made as objects only for those who want them.
 */
package org.portalscope.engine.effect;
