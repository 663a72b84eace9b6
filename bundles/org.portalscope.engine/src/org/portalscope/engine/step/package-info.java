/** What the engine reports of its work: checks, which decide and change nothing, and effects, which change one thing and can be undone. */
package org.portalscope.engine.step;
