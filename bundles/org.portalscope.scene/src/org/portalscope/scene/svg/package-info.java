/** Scenes as SVG, without a display and without fonts, the same on every machine. */
package org.portalscope.scene.svg;
