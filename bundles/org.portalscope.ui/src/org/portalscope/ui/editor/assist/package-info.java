/** What helps while one writes: proposals, the parameters of calls, corrections, and what is told of the name under the mouse. */
package org.portalscope.ui.editor.assist;
