package org.portalscope.ui.breakpoint;

import java.util.List;
import java.util.Optional;

import org.eclipse.swt.widgets.TableItem;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.HitCounts;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.ui.part.Colours;

/**
 * A breakpoint in a list.
 *
 * @param obstacle why it cannot be hit, if something is in its way
 * @param isHit    whether the cursor stands at a hit
 * @param hits     how often it is hit in what has been executed, if that is known
 */
record BreakpointRow(int number, Breakpoint breakpoint, Optional<String> obstacle, boolean isHit, Optional<String> hits) {

    /** What {@link #cells} are. */
    static final List<String> COLUMNS = List.of("number", "breakpoint", "enabled", "hits", "in its way");

    /** Those of a session that does not move. */
    static List<BreakpointRow> of(SessionController controller) {
        List<Integer> hit = controller.breakpoints().hit();
        HitCounts counts = controller.breakpoints().counts();
        return controller.breakpoints().list().all().stream().map(each -> new BreakpointRow(each.number(), each.breakpoint(),
                controller.obstacle(each.breakpoint()), hit.contains(each.number()), counts.words(each.number()))).toList();
    }

    boolean enabled() {
        return breakpoint.enabled();
    }

    /** {@code ▶ 2: dropped, hit 3 times}, with what is in its way behind. */
    String words() {
        return (isHit ? "▶ " : "") + number + ": " + breakpoint.enabled(true).text() + hits.map(times -> ", " + times).orElse("")
                + obstacle.map(why -> " (" + why + ')').orElse("");
    }

    /** What it says, part by part. */
    List<String> cells() {
        return List.of(Integer.toString(number), breakpoint.enabled(true).text(), enabled() ? "yes" : "no", hits.orElse(""), obstacle.orElse(""));
    }

    /** Shows one that was kept and is none any more. */
    static void fillRefused(TableItem item, String why) {
        item.setText(why);
        item.setChecked(false);
        item.setForeground(Colours.of(ColorRole.SECONDARY));
        item.setBackground(Colours.of(ColorRole.CANVAS));
    }

    void fill(TableItem item) {
        if (!item.getText().equals(words())) {
            item.setText(words());
        }
        item.setChecked(enabled());
        item.setForeground(Colours.of(obstacle.isPresent() || !enabled() ? ColorRole.SECONDARY : ColorRole.TEXT));
        item.setBackground(isHit ? Colours.fill(State.CURRENT) : Colours.of(ColorRole.CANVAS));
    }
}
