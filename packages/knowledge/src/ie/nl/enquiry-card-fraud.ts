/** Questions about a card misused after a false text, where the bank says no: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_FRAUD_NL: Words = {
  'ie.ask.card-phishing-refused': {
    says: 'Een betaling die u niet goedkeurde moet de bank de volgende werkdag terugbetalen, tenzij zij fraude of grove nalatigheid bewijst. Vroeg zij geen code of akkoord (strong customer authentication), dan verliest u niets, tenzij u bedroog. Klaag schriftelijk en vraag hoe het is goedgekeurd. Na een nee, of zonder antwoord in 15 werkdagen: FSPO, gratis.',
  },
  'ie.ask.pps-given': {
    says: 'Gaf u kaart- of bankgegevens, bel dan nu de bank op het nummer op de kaart en laat haar blokkeren. Zeg de Garda en het Department of Social Protection wat u gaf. Wijzig uw wachtwoorden van MyGovID en e-mail. Kijk in uw Revenue- en welfare-account naar aanvragen die niet van u zijn. Alleen overheid en wie het van de wet mag, mogen een PPS-nummer gebruiken.',
  },
}
