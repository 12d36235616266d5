/** The Dutch words of the rows in ../enquiry-sent-to-the-maker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SENT_TO_THE_MAKER_NL: Words = {
  'ie.ask.sent-to-the-maker': {
    says: 'Uw contract is met de winkel, dus de winkel moet het gebrek oplossen, niet de fabrikant. Een gebrek in de eerste 12 maanden geldt als er vanaf het begin, tenzij de winkel anders toont. Vraag schriftelijk gratis reparatie of een nieuwe binnen redelijke tijd. Lukt dat niet: korting of geld terug. In de eerste 30 dagen meteen geld terug. Daarna small claims, tot € 2.000.',
  },
}
