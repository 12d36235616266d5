/** Questions about the debt of a business: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADE_DEBT_NL: Words = {
  'ie.ask.trade-debt-house': {
    says: 'Een brief kan het huis niet afnemen. Ze hebben eerst een vonnis nodig en kunnen dat dan op het deel van de schuldenaar laten inschrijven. Alleen een rechter kan verkoop bevelen, en kan weigeren of wachten. Bied schriftelijk termijnen aan en bel gratis MABS: 0818 07 2000.',
  },
  'ie.ask.trade-debt-letter': {
    says: 'Een brief alleen neemt niets. Antwoord de advocaat nu en bied termijnen aan die u volhoudt. Tot €15,000 gaat het naar de District Court: claim notice, 28 dagen om te antwoorden, dan vonnis. Pas daarna kan de sheriff komen, of een bevel tot termijnen of een last op het huis. De schuld van uw partner is niet de uwe zonder handtekening. MABS helpt gratis: 0818 07 2000.',
  },
}
