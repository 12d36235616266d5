/** The German words of the rows in ../court-claim-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_WORDS: Words = {
  'fr.claim.step-hearing': {
    says: 'Notieren Sie Tag, Uhrzeit und Gericht. Gehen Sie hin, oder schicken Sie jemanden, der für Sie sprechen darf.',
  },
  'fr.claim.step-papers': {
    says: 'Lesen Sie die Forderung und die Beweise. Prüfen Sie den Vertrag, die Daten und jede Summe.',
  },
  'fr.claim.step-legal': {
    says: 'Holen Sie diese Woche kostenlosen Rat bei einem point-justice (Telefon 3039). Beantragen Sie Prozesskostenhilfe (aide juridictionnelle), wenn Ihr Einkommen niedrig ist.',
  },
  'fr.claim.step-age': {
    says: 'Prüfen Sie, wie alt die Schuld ist. Ist sie über zwei Jahre alt, sagen Sie es dem Richter.',
  },
  'fr.claim.step-ask-time': {
    says: 'Schulden Sie es, bitten Sie den Richter um Zeit zum Zahlen (délais de paiement). Bringen Sie Ihren Haushaltsplan mit.',
  },
  'fr.claim.step-proof': {
    says: 'Bestreiten Sie es, bringen Sie Kopien: Zahlungen, Briefe, Fotos, den Vertrag. Geben Sie der anderen Seite eine Kopie.',
  },
  'fr.claim.step-keep': {
    says: 'Behalten Sie den Umschlag und die Nachricht des Gerichtsvollziehers (avis de passage). Darauf steht das Datum.',
  },
}
