/** The line along the bottom of the window: where the cursor stands and what the next key press does. */
package org.portalscope.ui.status;
