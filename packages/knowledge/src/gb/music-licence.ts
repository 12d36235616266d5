/** Letters that ask a business to buy a music licence (PPL PRS, PRS for Music, PPL). Copyright law is the same in all four nations. */
import type { Rule } from '@plainletter/contracts/rule'

import { COPYRIGHT_LAW } from './authority-consumer.ts'
import { MUSIC_HEARD } from './music-heard.ts'
import { BILL, INVOICE, THE_MUSIC_LICENCE, WAS_HEARD } from './music-licence-cues.ts'
import { MUSIC_LICENCE_INSIGHTS } from './music-licence-insights.ts'
import { MUSIC_LICENCE_STEPS } from './music-licence-steps.ts'

const MUSIC = {
  country: 'gb',
  kinds: ['PPL_PRS_BILL'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const MARKETING = {
  not: [
    { hasAmount: 'total' },
    {
      says: [
        'invoice',
        'overdue',
        'outstanding balance',
        'amount due',
        'claim form',
        'letter before action',
        'letter before claim',
      ],
    },
  ],
} satisfies Rule['when']

const FACTS: readonly Rule[] = [
  {
    ...MUSIC,
    id: 'gb.music.want-licence',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    when: { not: [WAS_HEARD, INVOICE] },
    says: 'They want to know if music is heard at your business.',
    authority: COPYRIGHT_LAW.public,
  },
  {
    ...MUSIC,
    id: 'gb.music.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'PPL PRS is a private company owned by two societies. PRS for Music collects for song writers. PPL collects for record makers and players.',
    authority: THE_MUSIC_LICENCE,
  },
  {
    ...MUSIC,
    id: 'gb.music.rights-summary',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'No music, no licence. If you play music, you can ask which tariff they used and why, and you can challenge it.',
    authority: COPYRIGHT_LAW.acts,
  },
  {
    ...MUSIC,
    id: 'gb.music.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    when: MARKETING,
    says: 'This letter is not a bill and not from a court. These letters go to many firms, whether they play music or not.',
    authority: COPYRIGHT_LAW.remedies,
  },
  {
    ...MUSIC,
    id: 'gb.music.reality-bill',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    when: BILL,
    says: 'This is a bill from a private company. It is not a fine and not from a court. You owe it only if you agreed to a licence or played their music.',
    authority: COPYRIGHT_LAW.remedies,
  },
  {
    ...MUSIC,
    id: 'gb.music.no-entry',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'They cannot force their way in, search your shop or take your things. They may walk in where the public may walk in.',
    authority: COPYRIGHT_LAW.noEntry,
  },
  {
    ...MUSIC,
    id: 'gb.music.no-closing',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 20,
    says: 'They cannot close your business or stop your music by a letter. Only a judge can order that, after a court case.',
    authority: COPYRIGHT_LAW.remedies,
  },
  {
    ...MUSIC,
    id: 'gb.music.know-headphones',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    says: 'Music in your own headphones is not played in public. For some one-person workplaces, PPL PRS says that it asks for no fee.',
    learnMore:
      'Look at their page on who needs a licence. Check lone workers and people who work at home with no visitors.',
    authority: THE_MUSIC_LICENCE,
  },
  {
    ...MUSIC,
    id: 'gb.music.org-not-council',
    kind: 'fact',
    slot: 'organisation',
    rank: 10,
    says: 'This is not your council licence and not the TV Licence. You may need those too, but they are separate.',
    authority: COPYRIGHT_LAW.public,
  },
  {
    ...MUSIC,
    id: 'gb.music.org-tribunal',
    kind: 'fact',
    slot: 'organisation',
    rank: 20,
    says: 'A special court, the Copyright Tribunal, can decide if their terms and prices are fair.',
    authority: COPYRIGHT_LAW.tribunal,
  },
]

const RIGHTS: readonly Rule[] = [
  {
    ...MUSIC,
    id: 'gb.music.right-no-licence',
    when: { not: [WAS_HEARD] },
    kind: 'right',
    rank: 10,
    says: 'You have the right to play no music and pay nothing. A licence is needed only where music is played in public.',
    authority: COPYRIGHT_LAW.public,
  },
  {
    ...MUSIC,
    id: 'gb.music.right-no-duty',
    kind: 'right',
    rank: 20,
    when: MARKETING,
    says: 'Copyright law does not make you fill in their form. A short reply is still wise. It often stops more letters.',
    authority: COPYRIGHT_LAW.acts,
  },
  {
    ...MUSIC,
    id: 'gb.music.right-proof',
    kind: 'right',
    rank: 30,
    says: 'If they say that you broke copyright, they must prove it in court. It is a claim for money, not a fine.',
    authority: COPYRIGHT_LAW.remedies,
  },
  {
    ...MUSIC,
    id: 'gb.music.right-private',
    kind: 'right',
    rank: 40,
    says: 'You can refuse to let a visitor into rooms that are not open to the public.',
    authority: COPYRIGHT_LAW.noEntry,
  },
  {
    ...MUSIC,
    id: 'gb.music.right-tribunal',
    kind: 'right',
    rank: 50,
    says: 'If you think that the price or terms are not fair, you can apply to the Copyright Tribunal.',
    authority: COPYRIGHT_LAW.tribunal,
  },
  {
    ...MUSIC,
    id: 'gb.music.right-fair-dealing',
    kind: 'right',
    rank: 60,
    when: BILL,
    says: 'You can ask for a clear bill: the dates, the tariff and the sums. Ask them to correct it if you stopped the music earlier.',
    authority: COPYRIGHT_LAW.tribunal,
  },
]

export const MUSIC_LICENCE: readonly Rule[] = [
  ...MUSIC_HEARD,
  ...FACTS,
  ...MUSIC_LICENCE_STEPS,
  ...RIGHTS,
  ...MUSIC_LICENCE_INSIGHTS,
]
