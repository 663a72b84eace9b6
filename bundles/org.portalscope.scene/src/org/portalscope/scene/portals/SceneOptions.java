package org.portalscope.scene.portals;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.portalscope.scene.NodeKey;
import org.portalscope.timeline.state.LiveProcess;

/**
 * What the user has chosen to see.
 *
 * @param zoom      percent, one of {@link Zoom#LEVELS}
 * @param width     of the place the picture is shown in, in logical pixels
 * @param height    of that place, in logical pixels
 * @param unfolded  the rows that have been opened
 * @param selection the node that shall not be folded away
 * @param portal    the Portal index to draw in full, if not that of the message
 * @param live      how each process stands, by index, if they run elsewhere; else empty
 */
public record SceneOptions(int zoom, int width, int height, Set<NodeKey> unfolded, Optional<NodeKey> selection, Optional<Integer> portal,
        List<LiveProcess> live) {

    public static final SceneOptions DEFAULT = new SceneOptions(100, Columns.LEAST, 1080, Set.of(), Optional.empty(), Optional.empty(), List.of());

    public SceneOptions {
        unfolded = Set.copyOf(unfolded);
        live = List.copyOf(live);
    }

    /** For processes that run elsewhere. */
    public SceneOptions withLive(List<LiveProcess> processes) {
        return new SceneOptions(zoom, width, height, unfolded, selection, portal, processes);
    }

    public SceneOptions withZoom(int newZoom) {
        return new SceneOptions(newZoom, width, height, unfolded, selection, portal, live);
    }

    /** For a place of another size. */
    public SceneOptions within(int newWidth, int newHeight) {
        return new SceneOptions(zoom, newWidth, newHeight, unfolded, selection, portal, live);
    }

    public SceneOptions withSelection(Optional<NodeKey> newSelection) {
        return new SceneOptions(zoom, width, height, unfolded, newSelection, portal, live);
    }

    public SceneOptions withPortal(Optional<Integer> newPortal) {
        return new SceneOptions(zoom, width, height, unfolded, selection, newPortal, live);
    }

    /** With a folded row opened. */
    public SceneOptions withUnfolded(NodeKey row) {
        Set<NodeKey> more = new HashSet<>(unfolded);
        more.add(row);
        return new SceneOptions(zoom, width, height, more, selection, portal, live);
    }

    /** With all rows folded again. */
    public SceneOptions withoutUnfolded() {
        return new SceneOptions(zoom, width, height, Set.of(), selection, portal, live);
    }
}
