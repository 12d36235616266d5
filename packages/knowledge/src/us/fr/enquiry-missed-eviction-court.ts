/** Questions about a missed day in court over an eviction: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_EVICTION_COURT_FR: Words = {
  'us.fact.missed-eviction-court': {
    says: 'Allez aujourd’hui au greffe (clerk). Demandez s’il y a un jugement par défaut. Demandez de l’annuler, ou faites appel s’il ne reste que cela, et de suspendre l’expulsion. Dites pourquoi vous étiez absent, avec preuve, et votre défense, comme un loyer payé. Souvent il n’y a que quelques jours. Legal aid ou l’accueil du tribunal vous aide. Ne partez pas avant qu’un agent vienne avec l’ordre du juge.',
  },
}
