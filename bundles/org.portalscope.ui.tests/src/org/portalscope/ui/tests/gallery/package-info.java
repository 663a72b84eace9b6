/** The gallery, and what somebody does who begins there. */
package org.portalscope.ui.tests.gallery;
