/** What the engine reports of a transition: checks, which decide, and effects, which change one thing and can undo it. */
package org.portalscope.engine.step;
