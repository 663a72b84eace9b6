/** The application: its arguments, the instance area, the workbench window and its perspective. */
package org.portalscope.ui.application;
