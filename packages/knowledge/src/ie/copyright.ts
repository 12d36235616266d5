/** Letters about pictures, music and films: copyright. */
import type { Rule } from '@plainletter/contracts/rule'

const COPY = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
  kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
  topics: ['consumer'],
} satisfies Partial<Rule>

const COPYRIGHT_RELATED_RIGHTS_ACT = {
  title: 'Copyright and Related Rights Act 2000',
  provision: 'sections 37 and 127',
  url: 'https://www.irishstatutebook.ie/eli/2000/act/28/enacted/en/html',
  inForceFrom: '2001-01-01',
}

const COPYRIGHT_RELATED_RIGHTS_ACT_128 = {
  title: 'Copyright and Related Rights Act 2000',
  provision: 'section 128 (damages)',
  url: 'https://www.irishstatutebook.ie/eli/2000/act/28/enacted/en/html',
  inForceFrom: '2001-01-01',
}

const COPYRIGHT_RELATED_RIGHTS_ACT_127 = {
  title: 'Copyright and Related Rights Act 2000',
  provision: 'section 127',
  url: 'https://www.irishstatutebook.ie/eli/2000/act/28/enacted/en/html',
  inForceFrom: '2001-01-01',
}

const COPYRIGHT_RELATED_RIGHTS_ACT_127_2 = {
  title: 'Copyright and Related Rights Act 2000',
  provision: 'sections 127 and 139 (who owns the right)',
  url: 'https://www.irishstatutebook.ie/eli/2000/act/28/enacted/en/html',
  inForceFrom: '2001-01-01',
}

export const COPYRIGHT_RULES: readonly Rule[] = [
  {
    ...COPY,
    id: 'ie.copy.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Someone says that you used their picture, music or film without leave, and wants money or a promise.',
    authority: COPYRIGHT_RELATED_RIGHTS_ACT,
  },
  {
    ...COPY,
    id: 'ie.copy.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 6,
    says: 'It comes from an owner of rights, an agency or a solicitor. It is not a fine.',
    authority: COPYRIGHT_RELATED_RIGHTS_ACT,
  },
  {
    ...COPY,
    id: 'ie.copy.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A court looks at the harm, mostly the usual licence fee. More comes only for open disregard of rights.',
    authority: COPYRIGHT_RELATED_RIGHTS_ACT_128,
  },
  {
    ...COPY,
    id: 'ie.copy.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 8,
    says: 'No one can take money from you without a court judgment.',
    authority: COPYRIGHT_RELATED_RIGHTS_ACT_127,
  },
  {
    ...COPY,
    id: 'ie.copy.right-proof',
    kind: 'right',
    rank: 5,
    says: 'Ask who owns the work, where it was used and how the sum was made up.',
    authority: COPYRIGHT_RELATED_RIGHTS_ACT_127_2,
  },
  {
    ...COPY,
    id: 'ie.copy.right-innocent',
    kind: 'right',
    rank: 8,
    says: 'If you did not know and had no reason to think that it was protected, that can free you from damages.',
    authority: {
      title: 'Copyright and Related Rights Act 2000',
      provision: 'sections 127 and 128',
      url: 'https://www.irishstatutebook.ie/eli/2000/act/28/enacted/en/html',
      inForceFrom: '2001-01-01',
    },
  },
  {
    ...COPY,
    id: 'ie.copy.right-fair',
    kind: 'right',
    rank: 10,
    says: 'Fair use for study, criticism, review or news is allowed, mostly with the name of the author.',
    authority: {
      title: 'Copyright and Related Rights Act 2000',
      provision: 'sections 50 to 52 (fair dealing)',
      url: 'https://www.irishstatutebook.ie/eli/2000/act/28/enacted/en/html',
      inForceFrom: '2001-01-01',
    },
  },
  {
    ...COPY,
    id: 'ie.copy.step-remove',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Take the work down, keep a copy of how you used it, and do not sign a promise yet.',
    authority: COPYRIGHT_RELATED_RIGHTS_ACT_127,
  },
  {
    ...COPY,
    id: 'ie.copy.option-dispute',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Ask for proof',
    cost: 'Free',
    time: 'By the date in the letter',
    risk: 'They may sue.',
    bestFor: 'You are not sure that they own it, or had leave.',
    says: 'Write that you ask for proof of rights and of the licence fee.',
    authority: COPYRIGHT_RELATED_RIGHTS_ACT_127_2,
  },
  {
    ...COPY,
    id: 'ie.copy.option-settle',
    kind: 'option',
    option: 'negotiate',
    rank: 8,
    title: 'Offer a fair fee',
    cost: 'The usual fee',
    time: 'By the date in the letter',
    risk: 'Get it in writing that the matter ends.',
    bestFor: 'You used it without leave.',
    says: 'Offer the usual licence fee, without admitting more, and ask for an end in writing.',
    authority: COPYRIGHT_RELATED_RIGHTS_ACT_128,
  },
]
