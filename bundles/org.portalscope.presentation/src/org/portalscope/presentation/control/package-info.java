/** The controller of one session: moves its cursor, keeps what is selected, and publishes an immutable snapshot after each move. */
package org.portalscope.presentation.control;
