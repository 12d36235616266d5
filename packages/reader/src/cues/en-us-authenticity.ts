/** English of the United States and its neighbours: signs against a letter being genuine, read from its words. */
import type { CueRow } from './cue.ts'

export const EN_US_AUTHENTICITY_CUES = [
  {
    means: 'authenticity',
    code: 'false_authority',
    points: 'suspicious',
    weight: 5,
    says: 'It names an office that does not exist. Known frauds use such names.',
    cues: 'home warranty division | county deed records | vehicle services department final | deed processing center | record transfer services | bailif services',
  },
  {
    means: 'authenticity',
    code: 'family_emergency',
    points: 'suspicious',
    weight: 5,
    says: 'It claims to be family on a new number.',
    cues: 'my new number for now | this is my new number | delete the old one | phone went down the | got a new phone this is',
  },
  {
    means: 'authenticity',
    code: 'gift_card_payment',
    points: 'suspicious',
    weight: 6,
    says: 'It asks for payment by gift card. Only criminals do that.',
    cues: 'promised gift cards | take care of something for me discreetly | are you at your desk',
  },
] as const satisfies readonly CueRow[]
