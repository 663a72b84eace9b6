/** The flow chart of address translation of Portals 3.2 §2.2, with the way that a message takes through it. */
package org.portalscope.scene.flow;
