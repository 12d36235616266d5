/** A plan to build next door: comments to the council. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PLANNING_NEXT_DOOR_NL: Words = {
  'gb.planning.wants': {
    says: 'De gemeente vraagt wat u vindt van bouwwerk bij u in de buurt. U hoeft niet te antwoorden.',
  },
  'gb.planning.right-comment': {
    says: 'U kunt reageren tot de dag in de brief, meestal binnen 21 dagen. De gemeente moet ernaar kijken als het gaat om licht, inkijk, grootte, lawaai of verkeer.',
  },
  'gb.planning.step': {
    says: 'Bekijk de plannen online. Schrijf korte punten over licht, inkijk, grootte of lawaai. Huizenprijzen en ruzies tellen niet. Vraag een raadslid om hulp.',
  },
}
