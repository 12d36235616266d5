/** Conditions on decisions of offices: stay, benefits, support and taxes of a town. Phrases are those of German letters, lower case. */
import type { Test } from '@plainletter/contracts/rule'

/** Decisions on the stay of foreigners, where an objection rarely stops anything. */
export const IMMIGRATION: Test = {
  says: [
    'ausländerbehörde',
    'aufenthaltserlaubnis',
    'aufenthaltstitel',
    'aufenthaltsgesetz',
    'aufenthg',
    'abschiebung',
    'abschiebungsandrohung',
    'ausreisepflicht',
    'ausreisefrist',
    'asylverfahren',
    'asylantrag',
    'asylg',
    'duldung',
  ],
}
/** A cut of basic income support, which takes nothing back. */
export const BENEFIT_CUT: Test = {
  says: [
    'leistungsminderung',
    'minderung ihres grundsicherungsgeldes',
    'minderung des grundsicherungsgeldes',
    'minderung ihres bürgergeldes',
    'meldeversäumnis',
    'meldeversäumnisse',
    'meldeversäumnisses',
    'pflichtverletzung',
    'sperrzeit',
    '§ 31a',
  ],
}
/** An office asks for money back. */
export const PAID_BACK: Test = {
  says: [
    'erstattung',
    'erstattungsbescheid',
    'erstatten',
    'zu erstatten',
    'erstattungsbetrag',
    'zurückzahlen',
    'zurückzuzahlen',
    'zurückgefordert',
    'rückforderung',
    'zurückfordern',
    'überzahlung',
    'überzahlt',
    'überzahlten',
    'zu unrecht',
    'rückzahlung',
    'zurück zu zahlen',
    'zu viel',
    'zuviel',
    'eur zurück',
    'euro zurück',
    '€ zurück',
    'heben wir auf',
    'heben wir die bewilligung',
    'bewilligung auf',
    'überzahlter',
    'aufgehoben',
    'aufhebung',
    'rücknahme',
    'zurückgenommen',
    'aufhebungs- und erstattungsbescheid',
  ],
}
/** Support for a parent (Elternunterhalt), which follows other rules than support for a child. */
export const FOR_A_PARENT: Test = {
  says: [
    'elternunterhalt',
    'unterhalt für ihre mutter',
    'unterhalt für ihren vater',
    'unterhaltspflicht gegenüber ihren eltern',
    'unterhaltspflicht gegenüber ihrer mutter',
    'unterhaltspflicht gegenüber ihrem vater',
  ],
}
/** A tax of a town. The tax office writes of an Einspruch instead. */
export const BY_WIDERSPRUCH: Test = {
  says: [
    'widerspruch erhoben werden',
    'widerspruch erheben',
    'widerspruch einlegen',
    'widerspruch eingelegt werden',
    'widerspruch einzulegen',
    'widerspruch zu erheben',
    'rechtsbehelf des widerspruchs',
  ],
}
/** A call to a meeting. No benefit is blocked yet. */
export const CALLED_TO_MEETING: Test = {
  says: [
    'einladung zu einem gespräch',
    'einladung zum gespräch',
    'einladung zu einem persönlichen gespräch',
    'einladung zu einem beratungsgespräch',
    'laden wir sie ein',
    'lade ich sie ein',
    'meldeaufforderung',
    'aufforderung zur meldung',
  ],
}

/** An office takes a decision back because something changed after it: that the reader trusted it seldom helps. */
export const CHANGE_LATER: Test = {
  says: ['§ 48 sgb x', '§ 48 abs. 1 sgb x', '§ 48 absatz 1', '§ 48 abs. 1 satz 2'],
}

/** Laws, such as that on parental benefit, under which an objection stops nothing. */
export const NO_PAUSE: Test = {
  says: ['keine aufschiebende wirkung', 'elterngeld', 'beeg', 'sofortige vollziehung'],
}

/** Money that was granted for the time being: nobody could trust in keeping it. */
export const FOR_THE_TIME_BEING: Test = {
  says: [
    'vorläufig bewilligt',
    'vorläufig gewährt',
    'vorläufige bewilligung',
    'vorläufigen bewilligung',
    'vorläufige festsetzung',
    'endgültige festsetzung',
    'endgültige bewilligung',
    'abschließende festsetzung',
    'abschließende entscheidung',
    'endgültig festgesetzt',
  ],
}
