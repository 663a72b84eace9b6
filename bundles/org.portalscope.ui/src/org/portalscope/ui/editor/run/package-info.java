/** What is executed of the text of an editor: the source that it is, its session, and where lines and breakpoints of that session stand in the text now. */
package org.portalscope.ui.editor.run;
