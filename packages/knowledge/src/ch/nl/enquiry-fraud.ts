/** Questions about swindles and payments that nobody allowed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_NL: Words = {
  'ch.ask.scam-paid': {
    says: 'Bel nu uw bank en vraag de betaling te stoppen of terug te halen. Verander uw wachtwoorden, bewaar alle berichten en ga naar de politie.',
  },
  'ch.ask.bank-liable': {
    says: 'Blokkeer de rekening en meld het meteen aan bank en politie. Een betaling zonder uw opdracht is eerst het verlies van de bank. Haar voorwaarden leggen het vaak bij u als u codes gaf of onvoorzichtig was; een zeer nalatige bank helpt dat niet. Eis schriftelijk, daarna helpt gratis de Bankenombudsman.',
  },
}
