/** What tells a run while it takes place, and what is said of it. */
package org.portalscope.export.report;
