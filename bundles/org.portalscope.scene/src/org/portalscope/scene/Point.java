package org.portalscope.scene;

/** A place in a picture, in logical pixels from its upper left corner. */
public record Point(int x, int y) {
}
