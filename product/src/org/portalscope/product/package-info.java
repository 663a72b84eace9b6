/** What the build does to the product once it is assembled. */
package org.portalscope.product;
