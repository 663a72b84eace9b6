package org.portalscope.graph;

import org.eclipse.jface.viewers.IContentProvider;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.portals.SceneOptions;

/** Supplies the scene of a viewer's input. */
@FunctionalInterface
public interface SceneProvider extends IContentProvider {

    /**
     * The picture of the input as it is now.
     *
     * @param input of the viewer, never null
     */
    Scene scene(Object input, SceneOptions options, TextMeasure measure);
}
