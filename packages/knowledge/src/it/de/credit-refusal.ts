/** The German words of the rows in ../credit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSAL_DE: Words = {
  'it.no-credit.want': {
    says: 'Ein Kreditgeber lehnt Ihre Anfrage ab. Sie schulden deshalb nichts.',
  },
  'it.no-credit.right-told': {
    says: 'War eine Kreditdatei (CRIF, CTC, Experian) der Grund, muss der Kreditgeber es sofort, gratis und mit Namen sagen.',
  },
  'it.no-credit.right-see': {
    says: 'Fragen Sie die Liste säumiger Zahler nach Ihren Daten. Das ist gratis, und sie muss in einem Monat antworten.',
  },
  'it.no-credit.right-wrong': {
    says: 'Vor dem Eintrag einer späten Rate muss man Sie warnen. Geschah das nicht, oder ist er falsch oder zu alt, verlangen Sie Löschung.',
  },
  'it.no-credit.right-human': {
    says: 'Hat allein ein Computer Nein gesagt, können Sie verlangen, dass ein Mensch es prüft, Ihre Sicht sagen und es anfechten.',
  },
  'it.no-credit.step-ask': {
    says: 'Fragen Sie den Kreditgeber, welche Datei es war und warum. Schreiben Sie ihr. Ist die Antwort schlecht, gehen Sie zum ABF für 20 € oder gratis zum Garante.',
  },
}
