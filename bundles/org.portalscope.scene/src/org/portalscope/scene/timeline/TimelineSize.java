package org.portalscope.scene.timeline;

/**
 * How large the picture of a timeline is, in pixels.
 *
 * @param lineHeight from one line of text to the next
 * @param labelWidth the room that the labels of rows get
 */
public record TimelineSize(int width, int height, int lineHeight, int labelWidth) {
}
