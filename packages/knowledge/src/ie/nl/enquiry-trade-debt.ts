/** Questions about the debt of a business: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADE_DEBT_NL: Words = {
  'ie.ask.trade-debt-house': {
    says: 'Een brief kan het huis niet afnemen. Ze hebben eerst een vonnis nodig en kunnen dat dan op het deel van de schuldenaar laten inschrijven. Alleen een rechter kan verkoop bevelen, en kan weigeren of wachten. Bied schriftelijk termijnen aan en bel gratis MABS: 0818 07 2000.',
  },
}
