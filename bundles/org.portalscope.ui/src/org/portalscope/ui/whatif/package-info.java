/** The dialog that asks how another request would be translated at the cursor. */
package org.portalscope.ui.whatif;
