/** How a scene is drawn: into lines, areas and text, the same for every surface. */
package org.portalscope.scene.paint;
