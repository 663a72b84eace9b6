package org.portalscope.engine.description;

import java.util.List;

/**
 * The elements of a list.
 *
 * @param values in their order, each of them what a {@link Field} may have as its value
 */
public record Elements(List<?> values) {
}
