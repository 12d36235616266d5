/** The limits of a rise of rent, and the decrees on it: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_CAP_FR: Words = {
  'es.home.right-rise-limit': {
    says: 'Le loyer ne peut monter qu’une fois par an et seulement si le bail le dit. Pour les baux depuis le 26 mai 2023, la hausse ne peut pas dépasser l’indice INE (IRAV).',
  },
  'es.home.step-decree': {
    says: 'Deux décrets d’octobre 2026 parlent d’un plafond de 2 % et de baux plus longs. Le parlement devait les confirmer. Demandez à un bureau du logement s’ils valent aujourd’hui.',
  },
  'es.home.change-rdl8': {
    says: 'Le plafond de 2 % de mars 2026 (RDL 8/2026) a fini le 30 avril 2026 : le parlement ne l’a pas confirmé.',
    was: 'Depuis le 22 mars 2026, une hausse était limitée à 2 %, avec jusqu’à deux ans de plus.',
    is: 'L’indice INE (IRAV) est le plafond pour les baux depuis le 26 mai 2023. Demandez si le parlement a confirmé les décrets d’octobre 2026.',
  },
}
