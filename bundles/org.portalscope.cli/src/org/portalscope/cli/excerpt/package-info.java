/** Scenarios made of the calls that lead to the arrival of one message. */
package org.portalscope.cli.excerpt;
