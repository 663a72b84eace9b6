package org.portalscope.releng.architecture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The picture of the bundles, as SVG: layers of boxes, and an arrow to each bundle that one requires. */
final class ArchitecturePicture {

    private static final int BOX_WIDTH = 248;
    private static final int BOX_HEIGHT = 78;
    private static final int GAP = 48;
    private static final int LAYER_HEIGHT = 134;
    private static final int MARGIN = 24;
    private static final int TITLE = 22;
    private static final int LINE = 15;
    /** The most characters that surely fit into a box side by side. */
    private static final int COLUMNS = 40;

    private static final String HEAD = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %2$d" width="%1$d" height="%2$d" font-family="sans-serif" text-anchor="middle">
          <title>The bundles of Portalscope, and which requires which</title>
          <defs>
            <marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
              <path d="M0 0L8 4L0 8z" fill="#445"/>
            </marker>
            <marker id="pale" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
              <path d="M0 0L8 4L0 8z" fill="#bbc"/>
            </marker>
          </defs>
          <rect width="100%%" height="100%%" fill="#fff"/>
        """;

    private final Layers layers;
    private final Map<String, BundleManifest> manifests;
    private final Map<String, Box> boxes = new TreeMap<>();

    /** The place of a bundle in the picture, its upper left corner, in pixels. */
    private record Box(int left, int top) {

        /** Returns the place of one of several arrows that begin or end at a side, spread along the middle half of it. */
        int port(int index, int count) {
            return left + BOX_WIDTH / 4 + BOX_WIDTH / 2 * (2 * index + 1) / (2 * count);
        }

        int bottom() {
            return top + BOX_HEIGHT;
        }
    }

    ArchitecturePicture(List<BundleManifest> manifests) {
        this.manifests = manifests.stream().collect(Collectors.toMap(BundleManifest::name, Function.identity()));
        layers = new Layers(manifests);
        List<List<String>> fromBelow = layers.fromBelow();
        for (int layer = 0; layer < fromBelow.size(); layer++) {
            place(fromBelow.get(layer), MARGIN + (fromBelow.size() - 1 - layer) * LAYER_HEIGHT);
        }
    }

    /** Returns the picture. What is implied by other arrows is pale, and lies below them. */
    String svg() {
        int height = 2 * MARGIN + (layers.fromBelow().size() - 1) * LAYER_HEIGHT + BOX_HEIGHT;
        return HEAD.formatted(width(), height) + arrows(true) + arrows(false)
            + boxes.keySet().stream().map(this::box).collect(Collectors.joining()) + "</svg>\n";
    }

    private int width() {
        return 2 * MARGIN - GAP + layers.fromBelow().stream().mapToInt(List::size).max().orElse(0) * (BOX_WIDTH + GAP);
    }

    private void place(List<String> layer, int top) {
        int left = (width() - layer.size() * (BOX_WIDTH + GAP) + GAP) / 2;
        for (String name : layer) {
            boxes.put(name, new Box(left, top));
            left += BOX_WIDTH + GAP;
        }
    }

    private String arrows(boolean implied) {
        return boxes.keySet().stream()
            .flatMap(name -> layers.requiredBy(name).stream()
                .filter(required -> layers.isImplied(name, required) == implied)
                .map(required -> arrow(name, required, implied)))
            .collect(Collectors.joining());
    }

    private String arrow(String name, String required, boolean implied) {
        List<String> below = inOrder(layers.requiredBy(name).stream().toList());
        List<String> above = inOrder(boxes.keySet().stream().filter(user -> layers.requiredBy(user).contains(required)).toList());
        Box from = boxes.get(name);
        Box to = boxes.get(required);
        int startX = from.port(below.indexOf(required), below.size());
        int endX = to.port(above.indexOf(name), above.size());
        int bend = (to.top() - from.bottom()) / 2;
        return String.format(Locale.ROOT, "  <path d=\"M%d %dC%d %d %d %d %d %d\" fill=\"none\" stroke=\"%s\" marker-end=\"url(#%s)\"/>\n",
            startX, from.bottom(), startX, from.bottom() + bend, endX, to.top() - bend, endX, to.top(), implied ? "#bbc" : "#445", implied ? "pale" : "head");
    }

    private List<String> inOrder(List<String> names) {
        return names.stream().sorted(Comparator.comparingInt((String name) -> boxes.get(name).left()).thenComparing(name -> boxes.get(name).top())).toList();
    }

    private String box(String name) {
        Box box = boxes.get(name);
        int middle = box.left() + BOX_WIDTH / 2;
        StringBuilder text = new StringBuilder("""
              <rect x="%d" y="%d" width="%d" height="%d" rx="5" fill="#eef2fa" stroke="#445"/>
              <text x="%d" y="%d" font-size="15" font-weight="bold" fill="#223">%s</text>
            """.formatted(box.left(), box.top(), BOX_WIDTH, BOX_HEIGHT, middle, box.top() + TITLE, manifests.get(name).shortName()));
        int y = box.top() + TITLE;
        for (String line : lines(manifests.get(name).description())) {
            y += LINE;
            text.append("""
                  <text x="%d" y="%d" font-size="11" fill="#556">%s</text>
                """.formatted(middle, y, line.replace("&", "&amp;").replace("<", "&lt;")));
        }
        return text.toString();
    }

    private static List<String> lines(String words) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words.split(" ")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > COLUMNS) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
