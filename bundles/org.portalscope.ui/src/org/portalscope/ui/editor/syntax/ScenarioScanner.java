package org.portalscope.ui.editor.syntax;

import java.util.EnumMap;
import java.util.Map;

import org.eclipse.jface.text.rules.EndOfLineRule;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.IWordDetector;
import org.eclipse.jface.text.rules.MultiLineRule;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.SingleLineRule;
import org.eclipse.jface.text.rules.Token;
import org.eclipse.jface.text.rules.WordRule;

/** Finds the parts of a scenario's text that have colours of their own. */
public final class ScenarioScanner extends RuleBasedScanner {

    private final Map<ScenarioColours, Token> tokens = new EnumMap<>(ScenarioColours.class);

    public ScenarioScanner() {
        for (ScenarioColours part : ScenarioColours.values()) {
            tokens.put(part, new Token(part.attribute()));
        }
        setRules(new IRule[] {
            new EndOfLineRule("//", tokens.get(ScenarioColours.COMMENT)),
            new MultiLineRule("/*", "*/", tokens.get(ScenarioColours.COMMENT), (char) 0, true),
            new SingleLineRule("\"", "\"", tokens.get(ScenarioColours.STRING), '\\', true),
            words()
        });
        setDefaultReturnToken(tokens.get(ScenarioColours.TEXT));
    }

    private WordRule words() {
        WordRule words = new WordRule(new Words(), tokens.get(ScenarioColours.TEXT));
        ScenarioWords.KEYWORDS.forEach(word -> words.addWord(word, tokens.get(ScenarioColours.KEYWORD)));
        ScenarioWords.functions().forEach(word -> words.addWord(word, tokens.get(ScenarioColours.FUNCTION)));
        ScenarioWords.constants().forEach(word -> words.addWord(word, tokens.get(ScenarioColours.CONSTANT)));
        return words;
    }

    /** Takes the colours of the theme that is on. */
    public void recolour() {
        tokens.forEach((part, token) -> token.setData(part.attribute()));
    }

    private static final class Words implements IWordDetector {

        @Override
        public boolean isWordStart(char character) {
            return Character.isJavaIdentifierStart(character);
        }

        @Override
        public boolean isWordPart(char character) {
            return Character.isJavaIdentifierPart(character);
        }
    }
}
