/** The application: what the start found on the command line, the instance area, the workbench window and its perspective. */
package org.portalscope.ui.application;
