/** Scenarios that are not run: listed, shown, checked and put into their one style. */
package org.portalscope.cli.scenario;
