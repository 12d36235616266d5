/** The days to answer a claim, by state: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DAYS_TO_ANSWER_DE: Words = {
  'au.claim.nsw': {
    says: 'In New South Wales haben Sie 28 Tage ab der Zustellung (service), um eine Klageerwiderung (defence) einzureichen. Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Ihre Klageerwiderung (defence) beim Gericht einreichen',
    consequence:
      'Man kann ein Versäumnisurteil (default judgment) bekommen, ohne dass Sie gehört werden.',
  },
  'au.claim.vic': {
    says: 'In Victoria haben Sie 21 Tage ab der Zustellung (service), um eine Klageerwiderung (notice of defence) einzureichen. Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Ihre Klageerwiderung (notice of defence) beim Gericht einreichen',
    consequence: 'Man kann einen Beschluss (order) bekommen, ohne dass Sie gehört werden.',
  },
  'au.claim.qld': {
    says: 'In Queensland haben Sie 28 Tage ab der Zustellung (service). Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Eine Anzeige, dass Sie sich wehren (notice of intention to defend), einreichen',
    consequence:
      'Man kann ein Versäumnisurteil (default judgment) bekommen, ohne dass Sie gehört werden.',
  },
  'au.claim.wa': {
    says: 'In Western Australia haben Sie 14 Tage ab der Zustellung (service). Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Ihre Antwort (response) beim Gericht einreichen',
    consequence:
      'Man kann ein Versäumnisurteil (default judgment) bekommen, ohne dass Sie gehört werden.',
  },
  'au.claim.sa': {
    says: 'In South Australia haben Sie 28 Tage ab der Zustellung (service). Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Ihre Antwort (response) beim Gericht einreichen',
    consequence:
      'Man kann ein Versäumnisurteil (default judgment) bekommen, ohne dass Sie gehört werden.',
  },
  'au.claim.tas': {
    says: 'In Tasmanien haben Sie 21 Tage ab der Zustellung (service). Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Ihre Antwort (response) beim Gericht einreichen',
    consequence:
      'Man kann ein Versäumnisurteil (default judgment) bekommen, ohne dass Sie gehört werden.',
  },
  'au.claim.act': {
    says: 'Im ACT haben Sie 28 Tage ab der Zustellung (service). Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Ihre Antwort (response) beim Gericht einreichen',
    consequence:
      'Man kann ein Versäumnisurteil (default judgment) bekommen, ohne dass Sie gehört werden.',
  },
}
