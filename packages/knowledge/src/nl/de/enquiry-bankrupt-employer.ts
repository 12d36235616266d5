/** Questions about the pay that a bankrupt employer owes: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPT_EMPLOYER_DE: Words = {
  'nl.ask.bankrupt-employer': {
    says: 'Melden Sie sich sofort beim UWV: Es übernimmt Lohn, den Ihr bankrotter Arbeitgeber schuldet. Das sind bis zu 13 Wochen Lohn vor der Kündigung, die Frist bis zu sechs Wochen und bis zu ein Jahr Urlaubsgeld und Urlaubstage. Nutzen Sie das Formular vom Verwalter (curator). Schicken Sie Lohnzettel und Stunden. Bieten Sie Ihre Arbeit an, bis er kündigt. Für danach beantragen Sie WW binnen einer Woche.',
  },
}
