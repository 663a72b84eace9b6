/** The Debug view: sessions as launches of the platform, refreshed as the cursor moves, and selected together with all other views. */
package org.portalscope.ui.debug;
