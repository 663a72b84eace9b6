/** The drawing of a wait-for graph: processes, whom they wait for, and those whom nobody can release. */
package org.portalscope.scene.waiting;
