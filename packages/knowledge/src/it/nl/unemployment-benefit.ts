/** Unemployment benefit (NASpI) after a dismissal: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_BENEFIT_WORDS: Words = {
  'it.work.deadline-naspi': {
    says: 'Vraag INPS binnen 68 dagen na het einde van de baan de werkloosheidsuitkering (NASpI). Binnen acht dagen begint zij het vroegst.',
    action: 'NASpI online of bij een patronato vragen',
    consequence: 'U verliest de uitkering.',
  },
  'it.work.right-naspi': {
    says: 'U kunt NASpI na elk ontslag krijgen met 13 betaalde weken in meer dan vier jaar. Ook na een ernstige fout (giusta causa).',
  },
  'it.work.step-naspi': {
    says: 'Ga voor NASpI naar een patronato of online naar INPS, binnen acht dagen als het kan, hoogstens 68.',
  },
}
