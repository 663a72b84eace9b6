/** The grammar of GOAL schedules, the parser generated from it, and what makes schedules of text. */
package org.portalscope.goal.parser;
