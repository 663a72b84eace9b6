/** How quick the workbench is; not run with the tests. */
package org.portalscope.ui.tests.benchmark;
