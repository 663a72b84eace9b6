/** How a picture looks: states with their line, dash and mark, the two palettes, and type. */
package org.portalscope.scene.style;
