/** The calls of LAPI as programs make them. */
package org.portalscope.lapi.call;
