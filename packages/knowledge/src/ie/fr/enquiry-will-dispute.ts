/** Questions about a will that leaves someone out: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WILL_DISPUTE_FR: Words = {
  'ie.ask.will-dispute': {
    says: 'Voyez un avocat (solicitor) maintenant. Un enfant peut saisir le tribunal si un parent n’a pas pourvu à ses besoins ; le délai est de six mois après le premier acte (grant). Un testament peut tomber si la personne n’avait pas toute sa tête ou a subi une pression. Le conjoint a toujours une part fixe.',
  },
  'ie.ask.executor-alone': {
    says: 'Oui, un seul des deux exécuteurs (executors) peut demander le probate, avec le testament original. L’autre garde le droit de se joindre plus tard, ou renonce par écrit. Ensuite vous agissez pour la succession : réunir les comptes, vendre, payer les dettes et partager, si possible en un an. Y vivre sans loyer ne lui donne pas à lui seul le droit de rester. S’il bloque, un solicitor peut saisir le tribunal.',
  },
}
