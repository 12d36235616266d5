/** Questions about the rent of a home with a bad energy class: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_FROZEN_FR: Words = {
  'fr.ask-home.rent-rise-dpe': {
    says: 'Non, si le DPE est classé F ou G. Depuis le 24 août 2022, un tel loyer ne peut pas augmenter, même selon l’indice (IRL). C’est pareil au renouvellement. Outre-mer, c’est depuis juillet 2024. Refusez par lettre recommandée avec une copie du DPE. Puis saisissez la commission de conciliation (CDC), gratuite.',
  },
}
