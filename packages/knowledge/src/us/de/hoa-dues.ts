/** The German words of the rows in ../hoa-dues.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_DUES_DE: Words = {
  'us.hoa.right-papers': {
    says: 'Verlangen Sie die Satzung (declaration, bylaws) und eine volle Abrechnung Ihrer Beiträge (dues). Der Eigentümerverein (association) darf nur verlangen, was sie und das Gesetz des Bundesstaats erlauben.',
  },
  'us.hoa.right-collector': {
    says: 'Ein Anwalt oder eine Firma, die Beiträge (dues) für den Eigentümerverein (association) eintreibt, muss sich auch an die Inkassoregeln des Bundes halten.',
  },
  'us.state.ca.hoa-lien': {
    says: 'In Kalifornien muss 30 Tage vor einem Pfandrecht (lien) ein Brief mit allen Posten kommen. Bei weniger als $1,800 und unter 12 Monaten darf man nicht zwangsversteigern (foreclose).',
  },
  'us.state.tx.hoa-plan': {
    says: 'In Texas muss ein Eigentümerverein (association) meist einen Zahlungsplan anbieten und Ihnen schreiben, bevor er Anwaltskosten berechnet.',
  },
  'us.state.fl.hoa-lien': {
    says: 'In Florida muss ein Eigentümerverein (association) Ihnen 45 Tage vor einem Pfandrecht (lien) schreiben, und noch einmal 45 Tage vor der Zwangsversteigerung (foreclosure).',
  },
  'us.hoa.az-lien': {
    says: 'In Arizona darf ein Eigentümerverein die Wohnung nur für Beiträge versteigern lassen, die lange offen sind oder eine feste Summe erreichen, nicht für Strafen. Fragen Sie nach einem Zahlungsplan.',
  },
}
