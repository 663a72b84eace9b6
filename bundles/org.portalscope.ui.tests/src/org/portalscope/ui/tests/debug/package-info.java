/** The debug platform: what processes are doing, what names stand for, and launches. */
package org.portalscope.ui.tests.debug;
