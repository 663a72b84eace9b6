/** Marks that the build checks: which methods change state, so that only effects call them. */
package org.portalscope.engine.annotation;
