/** What the views of a session have in common. */
package org.portalscope.ui.part;
