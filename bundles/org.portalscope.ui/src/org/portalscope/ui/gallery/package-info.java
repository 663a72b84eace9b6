/** The page to start from: the scenarios of the library as cards with a picture. */
package org.portalscope.ui.gallery;
