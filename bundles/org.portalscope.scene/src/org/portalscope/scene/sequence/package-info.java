/** The picture of a run's course: processes as lifelines, messages as arrows from where they leave to where they arrive. */
package org.portalscope.scene.sequence;
