/** What the workbench, the debugger and the command line talk to: a timeline of transitions and a cursor that moves over their steps. */
package org.portalscope.timeline.session;
