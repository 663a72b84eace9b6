/** Excerpts of sessions in the workbench: the arrival at the cursor saved as a scenario of its own. */
package org.portalscope.ui.excerpt;
