/** Types and values, and what is wrong with a text at which position. */
package org.portalscope.expression.value;
