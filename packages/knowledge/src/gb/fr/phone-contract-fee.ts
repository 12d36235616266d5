/** A fee for leaving a phone or broadband contract, and the end of a complaint about it: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PHONE_CONTRACT_FEE_FR: Words = {
  'gb.phone-fee.right': {
    says: 'Des frais de départ ne peuvent dépasser ce que la société perd vraiment. Vous partez sans frais si elle a changé le contrat à votre détriment sans votre accord. Le Communications Ombudsman ou CISAS est gratuit, six semaines après la plainte ou avec une deadlock letter.',
  },
}
