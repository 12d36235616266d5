/** Questions about a card misused after a false text, where the bank says no: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_FRAUD_NL: Words = {
  'ie.ask.card-phishing-refused': {
    says: 'Een betaling die u niet goedkeurde moet de bank de volgende werkdag terugbetalen, tenzij zij fraude of grove nalatigheid bewijst. Vroeg zij geen code of akkoord (strong customer authentication), dan verliest u niets, tenzij u bedroog. Klaag schriftelijk en vraag hoe het is goedgekeurd. Na een nee, of zonder antwoord in 15 werkdagen: FSPO, gratis.',
  },
}
