/** The return values of LAPI. */
package org.portalscope.lapi.error;
