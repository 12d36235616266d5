/** Unemployment benefit (NASpI) after a dismissal: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_BENEFIT_WORDS: Words = {
  'it.work.deadline-naspi': {
    says: 'Demandez à l’INPS l’allocation de chômage (NASpI) dans les 68 jours après la fin de l’emploi. Dans les huit jours, elle commence au plus tôt.',
    action: 'Demander la NASpI en ligne ou à un bureau d’aide (patronato)',
    consequence: 'Vous perdez l’allocation.',
  },
  'it.work.right-naspi': {
    says: 'Vous pouvez avoir le chômage (NASpI) après tout licenciement, avec 13 semaines payées en un peu plus de quatre ans. Aussi après une faute grave (giusta causa).',
  },
  'it.work.step-naspi': {
    says: 'Allez à un bureau d’aide (patronato) ou sur INPS en ligne pour la NASpI. Si possible dans les huit jours, 68 au plus.',
  },
}
