/** Sessions: how they begin, branch and end, many runs of one, and which are open again at the next start. */
package org.portalscope.ui.tests.session;
