package org.portalscope.scene;

/** A rectangle of a picture, in logical pixels; it covers {@code x <= px < right()} and {@code y <= py < bottom()}. */
public record Box(int x, int y, int width, int height) {

    public int right() {
        return x + width;
    }

    public int bottom() {
        return y + height;
    }

    public int centerX() {
        return x + width / 2;
    }

    public int centerY() {
        return y + height / 2;
    }

    public boolean contains(int px, int py) {
        return px >= x && px < right() && py >= y && py < bottom();
    }

    public boolean contains(Box other) {
        return other.x >= x && other.right() <= right() && other.y >= y && other.bottom() <= bottom();
    }

    public boolean overlaps(Box other) {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }

    /** This box with each side moved outwards, or inwards if the distance is negative. */
    public Box grown(int distance) {
        return new Box(x - distance, y - distance, width + 2 * distance, height + 2 * distance);
    }
}
