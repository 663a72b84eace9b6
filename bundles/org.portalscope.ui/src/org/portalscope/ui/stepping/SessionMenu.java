package org.portalscope.ui.stepping;

import org.eclipse.jface.action.ContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.SessionServices;

/** The menu of all open sessions with how far each is; choosing one selects it. */
public final class SessionMenu extends ContributionItem {

    @Override
    public boolean isDynamic() {
        return true;
    }

    @Override
    public void fill(Menu menu, int index) {
        OpenSessions sessions = SessionServices.sessions();
        int place = index < 0 ? menu.getItemCount() : index;
        for (OpenSession session : sessions.all()) {
            MenuItem item = new MenuItem(menu, SWT.RADIO, place++);
            item.setText(session.label().replace("&", "&&"));
            item.setSelection(sessions.selected().filter(session::equals).isPresent());
            item.addListener(SWT.Selection, chosen -> {
                if (item.getSelection()) {
                    sessions.select(session);
                }
            });
        }
        if (sessions.all().isEmpty()) {
            MenuItem none = new MenuItem(menu, SWT.PUSH, place);
            none.setText("No session is open");
            none.setEnabled(false);
        }
    }
}
