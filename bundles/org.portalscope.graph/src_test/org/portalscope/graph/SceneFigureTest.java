package org.portalscope.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.GraphicsSource;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.UpdateManager;
import org.eclipse.draw2d.geometry.Rectangle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.scene.Box;
import org.portalscope.scene.Link;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;

class SceneFigureTest {

    private static final Link CHAIN = link("chain", 100, 200);

    private final List<Rectangle> painted = new ArrayList<>();
    private final SceneFigure figure = new SceneFigure(new Painter(null, null));

    @BeforeEach
    void show() {
        Figure root = new Figure() {
            @Override
            public UpdateManager getUpdateManager() {
                return new PaintedAgain();
            }
        };
        root.add(figure);
        figure.setBounds(new Rectangle(0, 0, 1000, 1000));
        figure.setScene(scene(List.of(CHAIN, link("path", 300, 400)), List.of()));
        painted.clear();
    }

    @Test
    void shouldPaintNothingOfTheSameSceneAgain() {
        figure.setScene(scene(List.of(link("path", 300, 400), CHAIN), List.of()));
        assertEquals(List.of(), painted);
    }

    @Test
    void shouldPaintLinksAgainWhereTheyAreAndWhereTheyWere() {
        figure.setScene(scene(List.of(CHAIN, link("path", 500, 600)), List.of()));
        assertTrue(painted.stream().anyMatch(area -> area.contains(500, 500)), painted::toString);
        assertTrue(painted.stream().anyMatch(area -> area.contains(300, 300)), painted::toString);
        assertTrue(painted.stream().noneMatch(area -> area.contains(100, 100)), painted::toString);
    }

    @Test
    void shouldPaintLinksAgainThatWereOnTheirWay() {
        figure.drawLinks(List.of(CHAIN, link("path", 600, 700)));
        assertTrue(painted.stream().anyMatch(area -> area.contains(300, 300)), painted::toString);
        assertTrue(painted.stream().anyMatch(area -> area.contains(600, 600)), painted::toString);
        assertTrue(painted.stream().noneMatch(area -> area.contains(100, 100)), painted::toString);
        painted.clear();
        figure.setScene(scene(List.of(CHAIN, link("path", 300, 400)), List.of()));
        assertTrue(painted.stream().anyMatch(area -> area.contains(600, 600)), painted::toString);
        assertTrue(painted.stream().anyMatch(area -> area.contains(300, 300)), painted::toString);
    }

    @Test
    void shouldPaintAllAgainOnAnotherBackground() {
        figure.setScene(scene(List.of(CHAIN, link("path", 300, 400)), List.of(new Primitive.Bar(new Box(0, 0, 10, 10), ColorRole.CANVAS,
                Primitive.Fill.SOLID))));
        assertTrue(painted.stream().anyMatch(area -> area.contains(new Rectangle(0, 0, 1000, 1000))), painted::toString);
    }

    private static Link link(String name, int from, int to) {
        return new Link(name, List.of(new Point(from, from), new Point(to, to)), State.IDLE, Link.End.ARROW);
    }

    private static Scene scene(List<Link> links, List<Primitive> background) {
        return new Scene(800, 800, 50, background, links, List.of(), Optional.empty());
    }

    private final class PaintedAgain extends UpdateManager {

        @Override
        public void addDirtyRegion(IFigure dirty, int x, int y, int width, int height) {
            painted.add(new Rectangle(x, y, width, height));
        }

        @Override
        public void addInvalidFigure(IFigure invalid) {
            // nothing is laid out here
        }

        @Override
        public void performUpdate() {
            // nothing is painted here
        }

        @Override
        public void performUpdate(Rectangle exposed) {
            // nothing is painted here
        }

        @Override
        public void setGraphicsSource(GraphicsSource source) {
            // nothing is painted here
        }

        @Override
        public void setRoot(IFigure figure) {
            // nothing is painted here
        }
    }
}
