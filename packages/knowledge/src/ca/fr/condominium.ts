/** The French words of the rows in ../condominium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONDOMINIUM_WORDS: Words = {
  'ca.condo.on': {
    says: 'En Ontario, l’association doit vous avertir au moins 10 jours avant d’inscrire un privilège. Il couvre trois mois de frais au plus avant ce jour.',
  },
  'ca.condo.bc': {
    says: 'En Colombie-Britannique, la copropriété (strata) doit donner un avis écrit de deux semaines avant un privilège ou une poursuite.',
  },
}
