/** The Portals graph: one process as the document's figure draws it (Portals 3.2 §2.2), and a strip of all processes. */
package org.portalscope.scene.portals;
