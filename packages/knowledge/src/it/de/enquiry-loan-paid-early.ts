/** Questions about the costs of a loan that was paid off early: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOAN_PAID_EARLY_DE: Words = {
  'it.ask.loan-paid-early': {
    says: 'Wer einen Verbraucherkredit vorzeitig ablöst, bekommt einen fairen Teil aller Kosten zurück, auch der am Anfang gezahlten (Provisionen, Bearbeitung). Das gilt auch für ältere Verträge (Verfassungsgericht 263/2022); nur Steuern zählen nicht. Beschweren Sie sich schriftlich beim Kreditgeber, mit Vertrag und Ablöserechnung. Keine gute Antwort in 60 Tagen? Gehen Sie für 20 € zum ABF, binnen zwölf Monaten ab der Beschwerde. Eine bezahlte Agentur brauchen Sie nicht. Sie haben zehn Jahre.',
  },
}
