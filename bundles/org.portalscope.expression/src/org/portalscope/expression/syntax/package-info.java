/** From text to expressions: reads the syntax tree of the generated parser and notes what is wrong. */
package org.portalscope.expression.syntax;
