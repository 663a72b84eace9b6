/** What the editor of scenarios offers, and what becomes of its files. */
package org.portalscope.ui.tests.editor;
