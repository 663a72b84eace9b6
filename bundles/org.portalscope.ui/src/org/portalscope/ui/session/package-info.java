/** The open session as the workbench sees it: one controller that moves its cursor, and immutable accounts of where it stands. */
package org.portalscope.ui.session;
