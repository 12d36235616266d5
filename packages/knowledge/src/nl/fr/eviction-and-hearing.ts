/** Le jour de l’expulsion, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_AND_HEARING_FR: Words = {
  'nl.evict.right-three-days': {
    says: 'Avant une expulsion, un huissier doit vous remettre un ordre de partir dans les trois jours. Le jour doit y figurer.',
  },
  'nl.evict.right-stop': {
    says: 'Un juge peut arrêter ou retarder une expulsion en urgence (executiegeschil). Appelez aujourd’hui un avocat ou le Juridisch Loket.',
  },
  'nl.evict.right-pause': {
    says: 'Pendant une aide aux dettes, un juge peut arrêter une expulsion ou une coupure pour six mois au plus. Vous devez pouvoir payer le loyer ou les factures à venir.',
  },
  'nl.evict.right-one-month': {
    says: 'S’il s’agit de loyers dus, le juge peut vous donner encore un mois au plus pour les payer.',
  },
  'nl.court.right-own-check': {
    says: 'Si une entreprise attaque un consommateur, le juge doit vérifier si les clauses sont justes et si elle a tout dit. Sinon, la somme peut baisser.',
  },
  'nl.court.know-costs': {
    says: 'Le perdant paie le plus souvent les frais de l’autre, à tarif fixe. Un accord avant l’audience en évite une partie.',
  },
  'nl.home.right-sale': {
    says: 'Une vente n’est pas un motif pour finir le bail. L’acheteur devient votre bailleur ; le loyer et vos droits restent les mêmes.',
  },
}
