/** The grammar of expressions and the parser generated from it. */
package org.portalscope.expression.parser;
