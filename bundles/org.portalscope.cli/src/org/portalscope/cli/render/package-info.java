/** Pictures of a moment as files, without a display. */
package org.portalscope.cli.render;
