/** What users choose once for all sessions, and the page where they do. */
package org.portalscope.ui.preferences;
