/** The editor of scenarios: opening, colours, problems as one types, and the session that a scenario starts. */
package org.portalscope.ui.editor;
