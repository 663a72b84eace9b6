/** The grammar of scenarios and the parser generated from it. */
package org.portalscope.scenario.parser;
