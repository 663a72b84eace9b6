/** Views that draw, and what leaves the window of them and of others. */
package org.portalscope.ui.tests.picture;
