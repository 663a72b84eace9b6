/** The line along the bottom of the window: where the cursor is and what the next key press does. */
package org.portalscope.ui.status;
