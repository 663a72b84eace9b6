package org.portalscope.ui.gallery;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Image;
import org.portalscope.graph.SceneImage;
import org.portalscope.scene.Box;
import org.portalscope.scene.Scene;
import org.portalscope.scene.portals.PortalsScene;
import org.portalscope.scene.portals.SceneOptions;

/** Pictures of scenarios at their most telling moment, drawn once for each theme. */
final class Thumbnails {

    private static final int ZOOM = 67;
    private static final int WIDEST = 640;
    private static final int STRIP = 54;
    private static final int BELOW = 10;

    private final Device device;
    private final Map<String, Image> images = new HashMap<>();

    Thumbnails(Device device) {
        this.device = device;
    }

    /** The picture of a scenario. */
    Image of(GalleryItem exhibit) {
        return images.computeIfAbsent(exhibit.entry().id(), id -> draw(exhibit));
    }

    private Image draw(GalleryItem exhibit) {
        SceneOptions options = SceneOptions.DEFAULT.withZoom(ZOOM).within(WIDEST, GalleryCard.PICTURE);
        return SceneImage.draw(device, JFaceResources.getColorRegistry(),
                measure -> PortalsScene.build(exhibit.model(), exhibit.process(), exhibit.cursorState(), options, measure), Thumbnails::telling);
    }

    /** The entry in question and what lies above it, but not the strip of processes. */
    private static Box telling(Scene scene) {
        int bottom = scene.focus().flatMap(scene::node).map(node -> node.bounds().bottom() + BELOW).orElse(0);
        int top = Math.max(STRIP, Math.min(bottom, scene.height()) - GalleryCard.PICTURE);
        return new Box(0, top, WIDEST, GalleryCard.PICTURE);
    }

    /** Forgets all pictures, for colours have changed or nobody looks any more. */
    void dispose() {
        images.values().forEach(Image::dispose);
        images.clear();
    }
}
