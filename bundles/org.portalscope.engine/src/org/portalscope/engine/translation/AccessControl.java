package org.portalscope.engine.translation;

import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.NetworkInterface;

/** Decides whether a request may be translated at all, Portals 3.2 §4.2, in the order of R47. */
final class AccessControl {

    private final Mutator mutator;

    AccessControl(Mutator mutator) {
        this.mutator = mutator;
    }

    /** The reason to drop the request, or null if it is admitted. */
    DropReason refusal(NetworkInterface ni, Header request) {
        DropReason refusal = decide(ni, request);
        if (mutator.explains()) {
            explain(ni, request, refusal);
        }
        return refusal;
    }

    private static DropReason decide(NetworkInterface ni, Header request) { // R47
        if (!ni.validPortal(request.portal())) {
            return DropReason.PORTAL_INDEX;
        }
        if (!ni.validCookie(request.cookie())) {
            return DropReason.COOKIE;
        }
        AccessEntry entry = ni.accessEntry(request.cookie());
        if (!entry.admits(request.initiator(), request.user())) {
            return DropReason.ACCESS_ID;
        }
        return entry.admitsPortal(request.portal()) ? null : DropReason.ACCESS_PORTAL;
    }

    /** Notes the checks up to the one that refused. */
    private void explain(NetworkInterface ni, Header request, DropReason refusal) {
        mutator.note(new PortalIndexCheck(request.portal(), ni.limits().maxPtableIndex(), refusal != DropReason.PORTAL_INDEX));
        if (refusal == DropReason.PORTAL_INDEX) {
            return;
        }
        mutator.note(new CookieCheck(request.cookie(), ni.limits().maxAtableIndex(), refusal != DropReason.COOKIE));
        if (refusal == DropReason.COOKIE) {
            return;
        }
        AccessEntry entry = ni.accessEntry(request.cookie());
        mutator.note(new AccessIdCheck(request.cookie(), request.message().initiator(), request.user(), entry,
                refusal != DropReason.ACCESS_ID));
        if (refusal != DropReason.ACCESS_ID) {
            mutator.note(new AccessPortalCheck(request.cookie(), request.portal(), entry, refusal != DropReason.ACCESS_PORTAL));
        }
    }
}
