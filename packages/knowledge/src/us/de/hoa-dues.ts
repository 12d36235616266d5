/** The German words of the rows in ../hoa-dues.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_DUES_DE: Words = {
  'us.hoa.right-papers': {
    says: 'Verlangen Sie die Satzung (declaration, bylaws) und eine volle Abrechnung Ihrer Beiträge (dues). Der Eigentümerverein (association) darf nur verlangen, was sie und das Gesetz des Bundesstaats erlauben.',
  },
  'us.hoa.right-collector': {
    says: 'Ein Anwalt oder eine Firma, die Beiträge (dues) für den Eigentümerverein (association) eintreibt, muss sich auch an die Inkassoregeln des Bundes halten.',
  },
  'us.state.tx.hoa-plan': {
    says: 'In Texas muss ein Eigentümerverein (association) meist einen Zahlungsplan anbieten und Ihnen schreiben, bevor er Anwaltskosten berechnet.',
  },
  'us.state.co.hoa-home': {
    says: 'In Colorado darf ein Verein allein wegen Strafen kein Haus versteigern lassen (foreclose). Bevor er um Geld klagt, muss er Raten über 18 Monate anbieten.',
  },
}
