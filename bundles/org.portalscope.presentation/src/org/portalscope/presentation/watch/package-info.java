/** Expressions that are watched: what they are worth at the cursor of a session. */
package org.portalscope.presentation.watch;
