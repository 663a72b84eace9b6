/** Tests in the running workbench. */
package org.portalscope.ui.tests;
