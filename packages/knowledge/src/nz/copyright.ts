/** Letters about pictures, music and films: copyright. */
import type { Rule } from '@plainletter/contracts/rule'

const COPY = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
  topics: ['consumer'],
} satisfies Partial<Rule>

const COPYRIGHT_ACT = {
  title: 'Copyright Act 1994',
  provision: 'section 121',
  url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
  inForceFrom: '2011-09-01',
}

const COPYRIGHT_ACT_120 = {
  title: 'Copyright Act 1994',
  provision: 'section 120',
  url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
  inForceFrom: '2011-09-01',
}

const COPYRIGHT_ACT_120_2 = {
  title: 'Copyright Act 1994',
  provision: 'sections 120 and 126',
  url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
  inForceFrom: '2011-09-01',
}

export const COPYRIGHT_RULES: readonly Rule[] = [
  {
    ...COPY,
    id: 'nz.copy.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Someone says that you used their work without leave, and wants money or a promise.',
    authority: {
      title: 'Copyright Act 1994',
      provision: 'sections 16, 29 and 120',
      url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
      inForceFrom: '2011-09-01',
    },
  },
  {
    ...COPY,
    id: 'nz.copy.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 6,
    says: 'It comes from an owner of rights, an agency or its lawyers. It is not a fine.',
    authority: {
      title: 'Copyright Act 1994',
      provision: 'sections 16 and 120',
      url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
      inForceFrom: '2011-09-01',
    },
  },
  {
    ...COPY,
    id: 'nz.copy.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A court would mostly award the usual licence fee. More comes only for open disregard of rights.',
    authority: COPYRIGHT_ACT,
  },
  {
    ...COPY,
    id: 'nz.copy.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 8,
    says: 'No one can take money from you without an order of a court or tribunal.',
    authority: COPYRIGHT_ACT_120,
  },
  {
    ...COPY,
    id: 'nz.copy.right-proof',
    kind: 'right',
    rank: 5,
    says: 'Ask who owns the work, where it was used and how the sum was made up.',
    authority: COPYRIGHT_ACT_120_2,
  },
  {
    ...COPY,
    id: 'nz.copy.right-innocent',
    kind: 'right',
    rank: 8,
    says: 'If you did not know and had no reason to think that it was protected, you owe no damages.',
    authority: {
      title: 'Copyright Act 1994',
      provision: 'section 121(1)',
      url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
      inForceFrom: '2011-09-01',
    },
  },
  {
    ...COPY,
    id: 'nz.copy.right-fair',
    kind: 'right',
    rank: 10,
    says: 'Fair dealing for criticism, news, research or private study is allowed.',
    authority: {
      title: 'Copyright Act 1994',
      provision: 'sections 42 and 43',
      url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
      inForceFrom: '2011-09-01',
    },
  },
  {
    ...COPY,
    id: 'nz.copy.right-notices',
    kind: 'right',
    rank: 12,
    when: {
      any: [
        {
          says: [
            'file sharing',
            'infringement notice',
            'detection notice',
            'warning notice',
            'enforcement notice',
            'download',
            'torrent',
          ],
        },
      ],
    },
    says: 'For file sharing there are three notices first: detection, warning and enforcement. You can challenge each within 14 days.',
    authority: {
      title: 'Copyright Act 1994',
      provision: 'sections 122A to 122U',
      url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
      inForceFrom: '2011-09-01',
    },
  },
  {
    ...COPY,
    id: 'nz.copy.right-threats',
    kind: 'right',
    rank: 14,
    says: 'If someone sues you without good reason, a court can make them pay your loss.',
    authority: {
      title: 'Copyright Act 1994',
      provision: 'section 130',
      url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
      inForceFrom: '2011-09-01',
    },
  },
  {
    ...COPY,
    id: 'nz.copy.step-remove',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Take the work down, keep a copy of how you used it, and do not sign a promise yet.',
    authority: COPYRIGHT_ACT_120,
  },
  {
    ...COPY,
    id: 'nz.copy.option-dispute',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Ask for proof',
    cost: 'Free',
    time: 'By the date in the letter',
    risk: 'They may sue.',
    bestFor: 'You are not sure that they own it, or had leave.',
    says: 'Write that you ask for proof of rights and of the licence fee.',
    authority: COPYRIGHT_ACT_120_2,
  },
  {
    ...COPY,
    id: 'nz.copy.option-settle',
    kind: 'option',
    option: 'negotiate',
    rank: 8,
    title: 'Offer a fair fee',
    cost: 'The usual fee',
    time: 'By the date in the letter',
    risk: 'Get it in writing that the matter ends.',
    bestFor: 'You used it without leave.',
    says: 'Offer the usual licence fee, without admitting more.',
    authority: COPYRIGHT_ACT,
  },
]
