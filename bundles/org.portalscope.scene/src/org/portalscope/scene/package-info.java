/** What a picture holds and where: nodes, links and the strokes they are drawn with, in whole logical pixels, without a display. */
package org.portalscope.scene;
