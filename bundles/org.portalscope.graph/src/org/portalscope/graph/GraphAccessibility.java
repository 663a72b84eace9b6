package org.portalscope.graph;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.portalscope.scene.Box;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;

/** Tells screen readers the nodes of the scene as the items of a list, in the message's way. */
final class GraphAccessibility {

    private final FigureCanvas canvas;
    private final SceneFigure figure;
    private final Supplier<Optional<NodeKey>> selection;

    GraphAccessibility(FigureCanvas canvas, SceneFigure figure, Supplier<Optional<NodeKey>> selection) {
        this.canvas = canvas;
        this.figure = figure;
        this.selection = selection;
        canvas.getAccessible().addAccessibleListener(new Names());
        canvas.getAccessible().addAccessibleControlListener(new Items());
    }

    /** Tells that another node is selected. */
    void selectionChanged() {
        canvas.getAccessible().selectionChanged();
        canvas.getAccessible().setFocus(selected() == ACC.CHILDID_NONE ? ACC.CHILDID_SELF : selected());
    }

    private List<Node> stops() {
        return Walk.stops(figure.scene());
    }

    private Optional<Node> node(int child) {
        List<Node> stops = stops();
        return child >= 0 && child < stops.size() ? Optional.of(stops.get(child)) : Optional.empty();
    }

    private int selected() {
        List<Node> stops = stops();
        for (int i = 0; i < stops.size(); i++) {
            if (selection.get().filter(stops.get(i).key()::equals).isPresent()) {
                return i;
            }
        }
        return ACC.CHILDID_NONE;
    }

    /** What is read. */
    private final class Names extends AccessibleAdapter {

        @Override
        public void getName(AccessibleEvent event) {
            event.result = event.childID == ACC.CHILDID_SELF ? "Portals graph" : node(event.childID).map(Node::name).orElse(null);
        }

        @Override
        public void getHelp(AccessibleEvent event) {
            event.result = node(event.childID).map(Node::tooltip).orElse(null);
        }
    }

    /** What is where. */
    private final class Items extends AccessibleControlAdapter {

        @Override
        public void getChildCount(AccessibleControlEvent event) {
            event.detail = stops().size();
        }

        @Override
        public void getChildren(AccessibleControlEvent event) {
            int count = stops().size();
            event.children = new Object[count];
            for (int i = 0; i < count; i++) {
                event.children[i] = i;
            }
        }

        @Override
        public void getRole(AccessibleControlEvent event) {
            event.detail = event.childID == ACC.CHILDID_SELF ? ACC.ROLE_LIST : ACC.ROLE_LISTITEM;
        }

        @Override
        public void getState(AccessibleControlEvent event) {
            boolean isSelected = event.childID != ACC.CHILDID_SELF && event.childID == selected();
            event.detail = ACC.STATE_FOCUSABLE | ACC.STATE_SELECTABLE | (isSelected ? ACC.STATE_SELECTED | ACC.STATE_FOCUSED : 0);
        }

        @Override
        public void getFocus(AccessibleControlEvent event) {
            event.childID = selected() == ACC.CHILDID_NONE ? ACC.CHILDID_SELF : selected();
        }

        @Override
        public void getSelection(AccessibleControlEvent event) {
            event.childID = selected();
        }

        @Override
        public void getLocation(AccessibleControlEvent event) {
            node(event.childID).map(figure::drawn).ifPresent(box -> locate(event, box));
        }

        private void locate(AccessibleControlEvent event, Box box) {
            Point scrolled = canvas.getViewport().getViewLocation();
            org.eclipse.swt.graphics.Point place = canvas.toDisplay(box.x() - scrolled.x, box.y() - scrolled.y);
            event.x = place.x;
            event.y = place.y;
            event.width = box.width();
            event.height = box.height();
        }

        @Override
        public void getChildAtPoint(AccessibleControlEvent event) {
            org.eclipse.swt.graphics.Point place = canvas.toControl(event.x, event.y);
            Point scrolled = canvas.getViewport().getViewLocation();
            List<Node> stops = stops();
            for (int i = 0; i < stops.size(); i++) {
                if (figure.drawn(stops.get(i)).contains(place.x + scrolled.x, place.y + scrolled.y)) {
                    event.childID = i;
                }
            }
        }
    }
}
