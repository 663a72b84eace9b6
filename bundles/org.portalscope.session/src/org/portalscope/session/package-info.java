<<<<<<< HEAD
/** What the workbench, the debugger and the command line talk to: a timeline of transitions and a cursor that moves over their steps. */
=======
/** The timeline of transitions and the cursor that stands between two steps: what workbench and command line talk to. */
>>>>>>> reactor
package org.portalscope.session;
