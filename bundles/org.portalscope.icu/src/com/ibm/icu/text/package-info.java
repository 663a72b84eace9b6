/** The one class of ICU's text package that Draw2d uses, over the Java platform's. */
package com.ibm.icu.text;
