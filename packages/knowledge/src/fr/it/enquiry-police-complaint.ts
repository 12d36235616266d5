/** Questions about a complaint that the police refuse to take: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_COMPLAINT_WORDS: Words = {
  'fr.ask-buy.complaint-refused': {
    says: 'Polizia e gendarmeria devono ricevere ogni denuncia di una vittima, ovunque in Francia. Chieda una ricevuta. Se rifiutano ancora, scriva al procuratore (procureur de la République) del tribunale; vale come denuncia. Può anche iniziare online.',
  },
  'fr.ask-buy.blackmail': {
    says: 'Non paghi e non mandi altro. Tenga i messaggi come prova, poi blocchi la persona. Il ricatto e la diffusione di quelle immagini sono reati: denunci alla polizia (17). Il numero gratuito 3018 fa togliere le immagini.',
  },
}
