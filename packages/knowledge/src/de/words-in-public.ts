/** Someone wants words taken back: a review, a post, what was said of a person or a firm. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

/** What was said or written about somebody: no matter of copyright. */
export const WORDS_IN_PUBLIC: Test = {
  says: [
    'ehrverletzend',
    'ehrverletzende',
    'ehrverletzender',
    'ehrverletzenden',
    'ehrenrührig',
    'ehrenrührige',
    'beleidigung',
    'beleidigende',
    'beleidigender',
    'üble nachrede',
    'übler nachrede',
    'verleumdung',
    'rufschädigend',
    'rufschädigende',
    'rufschädigender',
    'schmähkritik',
    'unwahre tatsachenbehauptung',
    'unwahre tatsachenbehauptungen',
    'unwahre behauptung',
    'unwahre behauptungen',
    'unwahrer tatsachenbehauptungen',
    'persönlichkeitsrecht',
    'persönlichkeitsrechts',
    'persönlichkeitsrechtsverletzung',
    'negative bewertung',
    'ihre bewertung',
    'google-bewertung',
    'rezension',
    'unternehmenspersönlichkeitsrecht',
  ],
}
const BACK: Test = {
  says: [
    'unterlassung',
    'unterlassungserklärung',
    'unterlassen',
    'löschen',
    'löschung',
    'widerruf',
    'widerrufen',
    'zu entfernen',
    'entfernen',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  topics: ['general', 'consumer'],
  when: {
    all: [WORDS_IN_PUBLIC, BACK],
    not: [{ says: ['urhg', 'urheberrecht', 'lichtbild', 'lichtbilder'] }],
  },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const WORDS_IN_PUBLIC_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.words.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'They say that your words hurt their name. They want a signed promise (Unterlassungserklärung) and mostly lawyer’s costs.',
    authority: cite('bgb', '1004', { provision: '§§ 823 und 1004 BGB' }),
  },
  {
    ...BASE,
    id: 'de.words.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'A court can forbid the words within days (einstweilige Verfügung). So answer in time, but do not sign their paper unread: it binds for life.',
    authority: cite('zpo', '935', { provision: '§§ 935 und 940 ZPO; § 339 BGB' }),
  },
  {
    ...BASE,
    id: 'de.words.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 3,
    says: 'Their letter alone forbids nothing. Only a court can, and only a court can make you pay.',
    authority: cite('zpo', '704'),
  },
  {
    ...BASE,
    id: 'de.words.right-opinion',
    kind: 'right',
    rank: 1,
    says: 'An opinion is free, also a sharp or unfair one. A false fact, or an insult with no matter in it, is not.',
    authority: {
      title: 'Grundgesetz (GG)',
      provision: 'Art. 5 GG; §§ 185 bis 187 StGB',
      url: 'https://www.gesetze-im-internet.de/gg/art_5.html',
      inForceFrom: '1949-05-24',
    },
  },
  {
    ...BASE,
    id: 'de.words.right-proof',
    kind: 'right',
    rank: 2,
    says: 'For a fact that harms a name you must be able to show that it is true. Collect receipts, mails and witnesses.',
    authority: cite('stgb', '186', { provision: '§ 186 StGB; § 823 Abs. 2 BGB' }),
  },
  {
    ...BASE,
    id: 'de.words.right-narrow',
    kind: 'right',
    rank: 3,
    says: 'You may sign a narrower promise of your own: only these words, no blame, no costs. It must name a penalty, which a court can set or lower.',
    authority: cite('bgb', '339', { provision: '§§ 339 und 343 BGB' }),
  },
  {
    ...BASE,
    id: 'de.words.right-costs',
    kind: 'right',
    rank: 4,
    says: 'You owe their lawyer’s costs only if the warning was right, and only as much as was needed.',
    authority: cite('bgb', '249', { provision: '§§ 249, 683 und 823 BGB' }),
  },
  {
    ...BASE,
    id: 'de.words.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Save what you wrote, with its date. Take down what you cannot prove. Let a lawyer look before the day: local courts give vouchers for low incomes.',
    authority: cite('bgb', '1004', { provision: '§§ 823 und 1004 BGB' }),
  },
]
