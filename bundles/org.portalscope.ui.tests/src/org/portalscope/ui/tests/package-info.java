/** Tests in the running workbench, by what they try; here is what they share. */
package org.portalscope.ui.tests;
