/** The editor of scenarios: opening and saving, its commands, and what is wrong with its text. */
package org.portalscope.ui.editor;
