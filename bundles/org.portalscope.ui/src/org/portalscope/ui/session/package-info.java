/** The sessions that are open in the workbench, and which of them a view shows. */
package org.portalscope.ui.session;
