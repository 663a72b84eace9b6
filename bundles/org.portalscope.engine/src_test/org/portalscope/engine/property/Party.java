package org.portalscope.engine.property;

import java.util.List;

import org.portalscope.engine.api.ProcessId;

/**
 * A process of a case.
 *
 * @param ids    one for each of its interfaces
 * @param uid    its user
 * @param broken whether its library cannot be initialized
 */
record Party(List<ProcessId> ids, int uid, boolean broken) {
}
