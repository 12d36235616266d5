/** The Dutch words of the rows in ../enquiry-payment-not-mine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_NOT_MINE_NL: Words = {
  'ca.ask.card-payment-not-mine': {
    says: 'Klaag nu schriftelijk bij de bank. Gebruikten anderen uw creditcard, dan bent u meestal hoogstens $50 schuldig. Zegt de bank nee, of duurt het 56 dagen, ga dan gratis naar OBSI.',
  },
  'ca.ask.bank-transfer-stolen': {
    says: 'Zeg de bank vandaag op papier dat u de betaling niet deed, en vraag het geld terug. Zegt zij nee of duurt het 56 dagen? Dan beslist OBSI gratis.',
  },
  'ca.ask.charges-not-mine': {
    says: 'Meld het meteen bij het kaartbedrijf. Voor gebruik dat u niet goedkeurde bent u hoogstens $50 schuldig, behalve bij grove slordigheid. Zegt het nee? Klaag daar, en dan gratis bij OBSI.',
  },
}
