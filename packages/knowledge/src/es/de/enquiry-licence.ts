/** The German words of the rows in ../enquiry-licence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_DE: Words = {
  'es.ask.licence': {
    says: 'Ohne Punkte endet der Führerschein. Sie haben einen Monat für den Widerspruch (recurso de alzada). Es gilt nur, wenn jede Strafe endgültig ist: Prüfen Sie, wie und wann jede Sie erreichte. Einen neuen gibt es nach sechs Monaten mit Kurs und Prüfung, nach drei, wenn Sie beruflich fahren.',
  },
}
