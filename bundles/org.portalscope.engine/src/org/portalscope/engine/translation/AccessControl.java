package org.portalscope.engine.translation;

import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.Mutator;
import org.portalscope.engine.state.NetworkInterface;

/** Decides whether a request may be translated at all, Portals 3.2 §4.2, in the order of R47. */
final class AccessControl {

    private final Mutator mutator;

    AccessControl(Mutator mutator) {
        this.mutator = mutator;
    }

    /** The reason to drop the request, or null if it is admitted. */
    DropReason refusal(NetworkInterface ni, Header request) { // R47
        if (!portalIndexIsValid(ni, request)) {
            return DropReason.PORTAL_INDEX;
        }
        if (!cookieIsValid(ni, request)) {
            return DropReason.COOKIE;
        }
        AccessEntry entry = ni.accessEntry(request.cookie());
        if (!admitsProcess(entry, request)) {
            return DropReason.ACCESS_ID;
        }
        return admitsPortal(entry, request) ? null : DropReason.ACCESS_PORTAL;
    }

    private boolean portalIndexIsValid(NetworkInterface ni, Header request) {
        boolean valid = ni.validPortal(request.portal());
        if (mutator.explains()) {
            mutator.note(new PortalIndexCheck(request.portal(), ni.limits().maxPtableIndex(), valid));
        }
        return valid;
    }

    private boolean cookieIsValid(NetworkInterface ni, Header request) {
        boolean valid = ni.validCookie(request.cookie());
        if (mutator.explains()) {
            mutator.note(new CookieCheck(request.cookie(), ni.limits().maxAtableIndex(), valid));
        }
        return valid;
    }

    private boolean admitsProcess(AccessEntry entry, Header request) {
        boolean admits = entry.admits(request.initiator(), request.user());
        if (mutator.explains()) {
            mutator.note(new AccessIdCheck(request.cookie(), request.message().initiator(), request.user(), entry, admits));
        }
        return admits;
    }

    private boolean admitsPortal(AccessEntry entry, Header request) {
        boolean admits = entry.admitsPortal(request.portal());
        if (mutator.explains()) {
            mutator.note(new AccessPortalCheck(request.cookie(), request.portal(), entry, admits));
        }
        return admits;
    }
}
