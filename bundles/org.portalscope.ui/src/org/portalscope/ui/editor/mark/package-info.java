/** What stands beside the lines of a text and below its words: problems, statements at the cursor, breakpoints, findings, and uses of a name. */
package org.portalscope.ui.editor.mark;
