/** The graph viewer: a scene on a Draw2d canvas, with the selection, the keys and the reading aloud that a JFace viewer has. */
package org.portalscope.graph;
