/** Sessions as Eclipse's debug platform sees them: elements that ask the session and keep nothing that it does not say. */
package org.portalscope.debug;
