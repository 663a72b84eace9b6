/** The commands that let a run go on otherwise, from its past on a branch, and that compare the timelines. */
package org.portalscope.ui.branch;
