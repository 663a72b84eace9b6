/** The scenarios that come with Portalscope, found by name. */
package org.portalscope.scenario.library;
