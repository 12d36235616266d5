/** Questions of people who fear bailiffs over a private parking charge: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_PARKING_BAILIFFS_IT: Words = {
  'gb.ask-parking.bailiff-private': {
    says: 'Una ditta privata di parcheggio o il suo recupero crediti ora non può mandare bailiffs, bloccare l’auto o entrare. Deve prima vincere in tribunale e la sentenza restare non pagata. Non prenda soldi in prestito. Ma non la ignori: controlli l’indirizzo nel log book, risponda a una letter of claim in 30 giorni e alle carte del tribunale in tempo.',
  },
  'gb.ask-parking.ni-keeper': {
    says: 'L’avviso di una ditta privata è una fattura, non una multa. In Irlanda del Nord la deve solo chi guidava, e la ditta deve mostrare chi era. Nessuna legge obbliga l’intestatario a dirlo. Contesti per iscritto come intestatario, senza dire chi guidava. Il Consumer Council aiuta gratis. Per un pignoramento serve prima una sentenza; non ignori carte del tribunale. Una multa del Department for Infrastructure è diversa.',
  },
}
