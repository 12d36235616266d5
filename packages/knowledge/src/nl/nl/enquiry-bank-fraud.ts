/** The Dutch words of the rows in ../enquiry-bank-fraud.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_NL: Words = {
  'nl.ask.bank-impostor': {
    says: 'Bel meteen uw bank en doe aangifte bij de politie. Nederlandse banken hebben een coulanceregeling voor valse telefoontjes uit hun naam. Vraag daar schriftelijk om, met de aangifte. Zegt de bank nee, dien dan een klacht in en ga daarna gratis naar Kifid.',
  },
  'nl.ask.bank-right-refund': {
    says: 'Een betaling die u niet toestond, moet de bank meteen terugbetalen. Niet als zij bewijst dat u grof nalatig was. Meld het binnen 13 maanden.',
  },
  'nl.ask.bank-right-kifid': {
    says: 'Na een nee van de bank kunt u naar Kifid. Dat kost u niets.',
  },
}
