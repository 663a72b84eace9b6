/** The forms of expressions: operators, accesses, functions and literals, each of which checks its types and evaluates itself. */
package org.portalscope.expression.tree;
