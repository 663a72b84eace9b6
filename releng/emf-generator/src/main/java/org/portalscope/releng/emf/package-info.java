/** Generates the Java code of the EMF model during the build. */
package org.portalscope.releng.emf;
