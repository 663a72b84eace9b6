package org.portalscope.releng.architecture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The bundles in layers: each lies above all that it requires, and what requires none lies right below the lowest that requires it. */
final class Layers {

    /** The names of our bundles that a bundle requires, by its name. */
    private final Map<String, SortedSet<String>> required = new TreeMap<>();
    private final List<List<String>> layers = new ArrayList<>();

    Layers(List<BundleManifest> manifests) {
        manifests.forEach(manifest -> required.put(manifest.name(), manifest.requiresOfOurs()));
        for (String name : required.keySet()) {
            int layer = required.get(name).isEmpty() ? heightOfLowestUser(name) - 1 : height(name);
            while (layers.size() <= layer) {
                layers.add(new ArrayList<>());
            }
            layers.get(layer).add(name);
        }
        layers.forEach(layer -> layer.sort(Comparator.comparingDouble(this::middleOfRequired)));
    }

    /** Returns the layers from the lowest to the highest, each from left to right. */
    List<List<String>> fromBelow() {
        return layers;
    }

    /** Returns what a bundle requires, in the order of names. */
    SortedSet<String> requiredBy(String name) {
        return required.get(name);
    }

    /** Returns whether a longer way leads from a bundle to one that it requires. */
    boolean isImplied(String name, String other) {
        return required.get(name).stream().anyMatch(next -> reached(next).contains(other));
    }

    private Set<String> reached(String name) {
        Set<String> reached = new TreeSet<>(required.get(name));
        required.get(name).forEach(next -> reached.addAll(reached(next)));
        return reached;
    }

    private int height(String name) {
        return required.get(name).stream().mapToInt(next -> height(next) + 1).max().orElse(0);
    }

    private int heightOfLowestUser(String name) {
        return required.keySet().stream().filter(user -> required.get(user).contains(name)).mapToInt(this::height).min().orElse(1);
    }

    private double middleOfRequired(String name) {
        return required.get(name).stream().mapToDouble(this::distanceFromMiddle).average().orElse(0);
    }

    private double distanceFromMiddle(String name) {
        List<String> layer = layers.stream().filter(names -> names.contains(name)).findFirst().orElseThrow();
        return layer.indexOf(name) - (layer.size() - 1) / 2.0;
    }
}
