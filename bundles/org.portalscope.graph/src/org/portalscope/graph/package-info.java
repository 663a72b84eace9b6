/** A viewer of scenes with Draw2d figures, in the manner of JFace: content, labels, selection. */
package org.portalscope.graph;
