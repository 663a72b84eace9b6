/** What messages of LAPI have in their match bits, where they go, and what requests hold. */
package org.portalscope.lapi.message;
