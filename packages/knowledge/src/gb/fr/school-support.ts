/** Support at school for children with special needs, in each nation: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_SUPPORT_FR: Words = {
  'gb.school.right-equal': {
    says: 'Une école doit faire des changements justes pour un enfant handicapé, par exemple autiste. Elle ne peut pas punir sans bonne raison ce qui vient du handicap. Un tribunal (tribunal) peut décider.',
  },
  'gb.school.right-plan': {
    says: "La commune doit fournir l'aide prévue dans le plan. Vous pouvez saisir le SEND Tribunal dans les deux mois de sa décision.",
  },
  'gb.school.scotland-support': {
    says: "La commune doit donner à l'enfant l'aide de plus dont il a besoin pour apprendre. Un tribunal (tribunal) peut trancher certains litiges.",
  },
  'gb.school.wales-support': {
    says: "Un enfant qui a plus de besoins a droit à un plan et à l'aide prévue. Vous pouvez saisir l'Education Tribunal for Wales.",
  },
}
