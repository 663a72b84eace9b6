/** The scenario language: its syntax tree, its interpreter and the errors it reports with file, line and column. */
package org.portalscope.scenario;
