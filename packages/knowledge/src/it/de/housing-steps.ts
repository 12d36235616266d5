/** The German words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_WORDS: Words = {
  'it.home.step-read': {
    says: 'Suchen Sie das Datum des Mietvertrags und seine Laufzeit. Prüfen Sie, ob er registriert ist. Suchen Sie den Grund im Brief.',
  },
  'it.home.step-pay': {
    says: 'Schulden Sie Miete, überweisen Sie jetzt, was Sie können. Schreiben Sie dazu, für welche Monate es ist.',
  },
  'it.home.step-write': {
    says: 'Antworten Sie per Einschreiben (raccomandata) oder zertifizierter E-Mail (PEC). Sagen Sie, was Sie nicht annehmen und warum.',
  },
  'it.home.step-keep-paying': {
    says: 'Zahlen Sie weiter jeden Monat per Überweisung. Stoppen Sie die Miete nicht wegen Reparaturen, ohne Rat zu holen.',
  },
  'it.home.step-help': {
    says: 'Gehen Sie zur Gemeinde (Comune) und zu einem Mieterverein (SUNIA, SICET). Fragen Sie nach dem Mietfonds (fondo affitti) und nach Hilfe bei Rückständen (morosità incolpevole).',
  },
  'it.home.step-plan': {
    says: 'Bieten Sie die Miete dieses Monats und einen Teil der Schuld an. Holen Sie das Ja schriftlich.',
  },
  'it.home.step-wrong': {
    says: 'Stimmt die Summe nicht, schicken Sie die Belege Ihrer Überweisungen und verlangen Sie eine Liste nach Monaten.',
  },
}
