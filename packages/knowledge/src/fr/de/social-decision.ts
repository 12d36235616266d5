/** The German words of the rows in ../social-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_DECISION_DE: Words = {
  'fr.social.want': { says: 'Das Amt für Behinderung (MDPH) entscheidet über Ihren Antrag.' },
  'fr.social.reality': {
    says: 'Ein Nein ist oft nicht das letzte Wort. Zuerst fragen Sie die MDPH noch einmal schriftlich, kostenlos.',
  },
  'fr.social.deadline': {
    says: 'Sie haben ab dem Brief zwei Monate für den Einspruch bei der MDPH (RAPO). Erst danach kommt das Gericht.',
    action: 'Den Einspruch (RAPO) an die MDPH schicken',
    consequence: 'Die Ablehnung wird endgültig. Sie können einen neuen Antrag stellen.',
  },
  'fr.social.right-court': {
    says: 'Keine Antwort in zwei Monaten oder ein Nein? Dann haben Sie zwei Monate für das Sozialgericht (pôle social). Ein Anwalt ist nicht nötig, und es kann einen Arzt benennen.',
  },
  'fr.social.step': {
    says: 'Fügen Sie neue ärztliche Briefe über Ihre Grenzen im Alltag bei, nicht nur den Namen der Krankheit. Verlangen Sie Ihre Akte und die Einstufung.',
  },
  'fr.social.option': {
    says: 'Schreiben Sie, warum es falsch ist, mit Beweisen. Sie können um einen Vermittler (personne qualifiée) bitten.',
    title: 'Einspruch bei der MDPH einlegen',
    cost: 'Kostenlos.',
    time: 'Zwei Monate.',
    risk: 'Keines.',
    bestFor: 'Ihre Grenzen wurden nicht gesehen.',
  },
  'fr.social.right-pension': {
    says: 'Gegen eine Rentenkasse schreiben Sie binnen zwei Monaten an ihren Beschwerdeausschuss (commission de recours amiable). Danach kommt das Sozialgericht (pôle social), ohne Anwaltszwang.',
  },
}
