/** The files that the user has opened last. */
package org.portalscope.ui.recent;
