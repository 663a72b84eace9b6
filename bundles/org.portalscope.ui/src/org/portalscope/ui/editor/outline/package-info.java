/** The parts of a text as a tree, beside it and over it. */
package org.portalscope.ui.editor.outline;
