/** Questions about bills that one cannot pay, fees and old debts, and the first steps against a debt: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'ch.ask.step-debt': { says: 'Sammeln Sie Ihre Briefe und fragen Sie die Schuldenberatung.' },
  'ch.ask.right-debt': {
    says: 'Sie können jeden Zahlungsbefehl in zehn Tagen mit Rechtsvorschlag stoppen.',
  },
  'ch.ask.fees': {
    says: 'Meist schulden Sie die Rechnung und 5 % Zins, nicht die Inkassokosten. Weiteren Schaden muss der Gläubiger beweisen.',
  },
  'ch.ask.old': {
    says: 'Miete, Lohn, Arzt, Handwerk, kleine Einkäufe und Wiederkehrendes: fünf Jahre. Meist zehn. Verlustschein: zwanzig. Eine Zahlung oder Betreibung startet neu.',
    dependsOn: 'wofür es ist',
  },
  'ch.ask.reminder-fees': {
    says: 'Mahngebühren schulden Sie nur, wenn Vertrag oder AGB den Betrag nennen. Sonst gibt das Gesetz 5 % Zins ab Verzug, und weiterer Schaden muss bewiesen werden. Zahlen Sie die Rechnung selbst und schreiben Sie, dass Sie die Gebühren nicht schulden.',
  },
  'ch.ask.cannot-pay': {
    says: 'Melden Sie sich früh und bieten Sie schriftlich eine Rate an, die Sie halten können. Man muss nicht zustimmen, tut es aber meist. Nehmen Sie keinen neuen Kredit. Eine kostenlose Schuldenberatung (schulden.ch, Caritas) hilft mit einem Plan oder beim Privatkonkurs.',
  },
}
