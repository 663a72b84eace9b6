/** What the views of a session share. */
package org.portalscope.ui.part;
