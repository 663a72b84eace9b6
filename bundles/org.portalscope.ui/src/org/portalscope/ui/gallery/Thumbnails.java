package org.portalscope.ui.gallery;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Image;
import org.portalscope.graph.SceneImage;
import org.portalscope.model.World;
import org.portalscope.model.projection.Projection;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioException;
import org.portalscope.scenario.library.Library;
import org.portalscope.scene.Box;
import org.portalscope.scene.Scene;
import org.portalscope.scene.portals.PortalsScene;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.session.LocalSession;
import org.portalscope.session.Moment;
import org.portalscope.session.Highlights;
import org.portalscope.world.RoundRobin;

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

    /** The picture of a scenario of the library. */
    Image of(Library.Entry entry) throws ScenarioException {
        Image known = images.get(entry.id());
        if (known == null) {
            known = draw(Library.open(entry.id()));
            images.put(entry.id(), known);
        }
        return known;
    }

    private Image draw(Scenario scenario) {
        LocalSession session = new LocalSession(scenario.title(), scenario.world(), new RoundRobin());
        Highlights.longestWalk(session);
        World model = new Projection(session.world()).model();
        Moment moment = session.moment();
        SceneOptions options = SceneOptions.DEFAULT.withZoom(ZOOM).within(WIDEST, GalleryCard.PICTURE);
        return SceneImage.draw(device, JFaceResources.getColorRegistry(),
                measure -> PortalsScene.build(model, Math.max(0, moment.process()), moment, options, measure), Thumbnails::telling);
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
