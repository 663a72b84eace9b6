/** The scenario language: reading and running scenarios, and the errors that are reported with file, line and column. */
package org.portalscope.scenario;
