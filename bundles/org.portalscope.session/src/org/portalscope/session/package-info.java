/** The timeline of transitions and the cursor that stands between two steps: what workbench and command line talk to. */
package org.portalscope.session;
