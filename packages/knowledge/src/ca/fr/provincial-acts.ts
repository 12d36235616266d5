/** The acts that each province has of its own, where the province is not known: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PROVINCIAL_ACTS_WORDS: Words = {
  'ca.buy.right-quality': {
    says: 'La loi provinciale dit que les biens doivent servir à l’usage prévu et durer un temps raisonnable. La politique du magasin n’y change rien.',
  },
  'ca.insure.right-acts': {
    says: 'La loi sur les assurances de votre province fixe des règles justes et le délai pour poursuivre, souvent un ou deux ans. Demandez les raisons par écrit.',
  },
  'ca.home.right-acts': {
    says: 'La loi sur le logement de votre province fixe l’avis, les raisons et les règles du loyer. Votre bail ne peut pas enlever ces droits.',
  },
  'ca.debt.right-acts': {
    says: 'Une agence de recouvrement a presque toujours besoin d’un permis provincial et doit suivre les règles sur les appels, les lettres et les mensonges.',
  },
}
