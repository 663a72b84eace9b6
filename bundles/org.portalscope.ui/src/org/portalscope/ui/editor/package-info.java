/** The editor of scenarios: opening, colours, problems as one types, and the world that a scenario starts. */
package org.portalscope.ui.editor;
