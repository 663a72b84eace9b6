/** Typed expressions and predicates, shared by scenarios, breakpoints, searches and filters. */
package org.portalscope.expression;
