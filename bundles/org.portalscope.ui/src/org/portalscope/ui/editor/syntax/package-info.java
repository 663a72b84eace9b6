/** The words of the language in an editor: their colours, the parsing as one types, and the one style of a text. */
package org.portalscope.ui.editor.syntax;
