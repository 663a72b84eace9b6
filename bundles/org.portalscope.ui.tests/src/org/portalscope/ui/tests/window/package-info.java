/** The window itself: layout, look, menus, names for those who listen, and a clean log. */
package org.portalscope.ui.tests.window;
