/** Questions about money from a spouse who lives apart and from a parent with no deal: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_SUPPORT_DE: Words = {
  'jp.ask.separated-costs': {
    says: 'Ja. Solange Sie verheiratet sind, muss der mit mehr Einkommen für Ihren Unterhalt und den der Kinder zahlen (婚姻費用), auch wenn Sie getrennt leben. Gerichte rechnen meist ab dem Monat der Forderung. Fordern Sie jetzt schriftlich und beantragen Sie Schlichtung (調停) beim Familiengericht, etwa 1,200 Yen. Eine Tabelle (算定表) nennt die Summe. Eilt es, bitten Sie um eine Eilanordnung. Houterasu hilft.',
  },
  'jp.ask.child-support-no-deal': {
    says: 'Ja. Haben Sie sich ab dem 1. April 2026 ohne Abmachung scheiden lassen, schuldet der andere 20,000 Yen im Monat je Kind ab der Scheidung (法定養育費), bis zur Einigung, zum Beschluss oder bis 18. Es kann ohne Urteil vom Lohn geholt werden, außer er beweist, dass er nicht zahlen kann. Bei früherer Scheidung, und für die volle Summe nach Einkommen, beantragen Sie Schlichtung (調停) beim Familiengericht. Gleich fordern: Meist zählt es ab dann.',
  },
  'jp.ask.child-support-lower': {
    says: 'Er kann geändert werden, wenn sich unvorhersehbar etwas änderte. Adoptiert der neue Ehepartner das Kind (養子縁組), sinkt oder endet er meist; eine Heirat allein ändert nichts. Jobverlust, Krankheit, ein eigenes neues Kind oder Schulkosten können zählen. Reden Sie zuerst und halten Sie es schriftlich fest. Sonst Schlichtung (調停) beim Familiengericht. Bis dahin zahlen Sie die alte Summe.',
    dependsOn: 'was sich seit der Festlegung geändert hat',
  },
}
