/** Breakpoints as a person sets them, and as the platform knows them. */
package org.portalscope.ui.tests.breakpoint;
