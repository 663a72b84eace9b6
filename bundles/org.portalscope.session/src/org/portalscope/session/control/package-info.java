/** Steers one session for whoever looks at it: moves its cursor, keeps what is selected, and publishes immutable accounts of where it stands. */
package org.portalscope.session.control;
