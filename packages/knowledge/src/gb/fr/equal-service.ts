/** Shops and services that turn people away: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EQUAL_SERVICE_FR: Words = {
  'gb.equal.right-services': {
    says: "Un magasin ou service ne peut pas vous refuser ni vous traiter moins bien pour un handicap, l'origine, la foi, le sexe ou la sexualité. Il doit faire des changements justes, comme accepter un chien d'assistance.",
  },
  'gb.equal.answer': {
    says: "Non. Un magasin ou service ne peut pas vous refuser pour cela. Plaignez-vous par écrit. Vous pouvez aller au tribunal sous six mois moins un jour pour des excuses et de l'argent.",
  },
}
