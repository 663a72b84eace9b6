/** Keys and buttons that move the cursor, and what the window does meanwhile. */
package org.portalscope.ui.tests.stepping;
