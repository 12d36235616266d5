/** Questions about signing an agreement to end a job, and undoing it: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_DE: Words = {
  'nl.ask.undo': {
    says: 'Binnen 14 Tagen nach der Unterschrift dürfen Sie schriftlich zurücktreten, ohne Grund. Es sind drei Wochen, wenn die Vereinbarung dieses Recht nicht nennt. Schreiben Sie heute „herroeping“ an den Arbeitgeber, per Mail und Einschreiben, mit Beleg. Dann läuft die Stelle weiter. Zweimal in sechs Monaten geht nicht. Danach hilft nur der Beweis von Drohung oder grobem Irrtum: gleich Anwalt oder Gewerkschaft fragen.',
  },
  'nl.ask.sign-settlement': {
    says: 'Sie müssen nicht unterschreiben. Bitten Sie um Zeit und das Angebot auf Papier. Für WW muss darin stehen, dass der Arbeitgeber das Ende will, ohne Ihre Schuld, mit der Kündigungsfrist. Nach der Unterschrift haben Sie 14 Tage zum Rücktritt, oder drei Wochen, wenn das Papier es nicht sagt.',
  },
}
