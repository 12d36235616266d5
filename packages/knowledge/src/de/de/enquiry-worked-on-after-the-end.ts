/** Questions about people who go on working after a fixed term has ended: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKED_ON_AFTER_THE_END_DE: Words = {
  'de.ask-job.worked-on': {
    says: 'Ja, meistens. Arbeiten Sie nach dem letzten Tag weiter, und der Arbeitgeber weiß es und widerspricht nicht sofort, ist die Stelle unbefristet. Sie läuft zu den gleichen Bedingungen weiter. Sichern Sie Belege: Dienstpläne, Aufgaben, Nachrichten. Unterschreiben Sie ohne Rat keine neue, zurückdatierte Befristung. Heißt es jetzt, es sei beendet, gehen Sie binnen drei Wochen zum Arbeitsgericht.',
  },
}
