/** The German words of the rows in ../credit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSAL_DE: Words = {
  'es.no-credit.want': {
    says: 'Ein Kreditgeber lehnt Ihre Anfrage ab. Sie schulden deshalb nichts.',
  },
  'es.no-credit.right-told': {
    says: 'War eine Liste säumiger Zahler der Grund, muss der Kreditgeber es Ihnen sagen.',
  },
  'es.no-credit.right-see': {
    says: 'Fragen Sie die Liste säumiger Zahler nach Ihren Daten. Das ist gratis, und sie muss in einem Monat antworten.',
  },
  'es.no-credit.right-wrong': {
    says: 'Falsch, bezahlt, unter 50 € oder über fünf Jahre alt? Verlangen Sie die Löschung. Für Schaden können Sie Geld verlangen.',
  },
  'es.no-credit.right-human': {
    says: 'Hat allein ein Computer Nein gesagt, können Sie verlangen, dass ein Mensch es prüft, Ihre Sicht sagen und es anfechten.',
  },
  'es.no-credit.step-ask': {
    says: 'Fragen Sie den Kreditgeber schriftlich, welche Liste es war. Schreiben Sie dann der Liste. Schweigt sie einen Monat, beschweren Sie sich gratis bei der AEPD.',
  },
}
