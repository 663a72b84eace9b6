/** The view of a run's course. */
package org.portalscope.ui.sequence;
