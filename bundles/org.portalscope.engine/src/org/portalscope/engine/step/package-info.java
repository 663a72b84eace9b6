<<<<<<< HEAD
/** What the engine reports of a transition: checks, which decide, and effects, which change one thing and can undo it. */
=======
/** What the engine reports of its work: checks, which decide and change nothing, and effects, which change one thing and can be undone. */
>>>>>>> reactor
package org.portalscope.engine.step;
