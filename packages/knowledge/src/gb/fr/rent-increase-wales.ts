/** A notice of a higher rent in Wales: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_WALES_FR: Words = {
  'gb.rent-rise.right-faulty-wales': {
    says: 'Avec moins de deux mois de préavis, ou moins d’un an après la dernière hausse, le loyer ne change pas.',
  },
  'gb.rent-rise.right-leave-wales': {
    says: 'Si le contrat n’a pas de fin fixe, vous pouvez partir avec un préavis écrit de quatre semaines.',
  },
  'gb.rent-rise.step-wales': {
    says: 'Vérifiez l’avis : formulaire RHW12, deux mois entiers, un an depuis la dernière hausse. S’il manque un point, écrivez au bailleur.',
  },
  'gb.rent-rise.insight-wales': {
    says: 'Au pays de Galles, la plupart des contrats ne permettent pas de faire fixer le loyer. Certains d’avant décembre 2022, si : un comité (rent assessment committee) décide.',
    actionable:
      'Arrivé avant décembre 2022 ? Demandez vite à Shelter Cymru, car le délai est court.',
  },
  'gb.rent-rise.reality-wales': {
    says: 'Au pays de Galles, un bailleur peut mettre fin à certains contrats sans motif. Pensez-y en négociant.',
  },
  'gb.rent-rise.not-yet-wales': {
    says: 'Jusqu’au jour indiqué, vous ne devez que l’ancien loyer.',
  },
}
