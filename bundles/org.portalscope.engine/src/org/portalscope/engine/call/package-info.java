/** One handler for each function that an application calls, deciding its return code before its first effect. */
package org.portalscope.engine.call;
