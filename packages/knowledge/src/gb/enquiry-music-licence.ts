/** A question about music that customers or staff hear. */
import type { Rule } from '@plainletter/contracts/rule'

import { COPYRIGHT_LAW } from './authority-consumer.ts'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general', 'debt', 'housing', 'employment'],
  kind: 'answer',
  rank: 5,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_MUSIC_LICENCE: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-consumer.music-licence',
    asks: [
      ['themusiclicence', 'music licence', 'ppl', 'prs'],
      ['radio', 'music', 'playlist', 'spotify'],
      ['legally have to', 'have to', 'need', 'must', 'can they'],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether anyone but you can hear it',
    says: 'If customers or staff hear the radio, you need their licence. If you play none, or only music that needs no licence, say so in writing. It must be true, and keep proof. If nobody but you can hear it, ask in writing why a licence is due. An unfair price can go to the Copyright Tribunal.',
    authority: {
      ...COPYRIGHT_LAW.public,
      provision: 'section 19, with sections 116 to 129 (Copyright Tribunal)',
    },
  },
]
