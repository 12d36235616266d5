/** Leading cases on personal data and copyright letters. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { ENGLAND_WALES, GB_CASE, heldCase, oldCase } from './cite-case.ts'

const BUYING = {
  ...GB_CASE,
  areas: ['consumer'],
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
} satisfies Partial<Precedent>
const EW = { ...BUYING, nations: ENGLAND_WALES }
const FILE_SHARING: Precedent['kinds'] = [
  'COPYRIGHT_INFRINGEMENT_LETTER',
  'LETTER_BEFORE_CLAIM',
  'CEASE_AND_DESIST',
  'ENQUIRY',
]
const DOWNLOADS = [
  'torrent',
  'bittorrent',
  'file sharing',
  'file-sharing',
  'downloaded',
  'downloading',
  'ip address',
  'copyright letter',
  'illegal download',
  'piracy',
]

export const DATA_AND_COPYRIGHT_PRECEDENTS: readonly Precedent[] = [
  {
    ...EW,
    id: 'gb.precedent.vidal-hall-v-google',
    name: 'Google Inc v Vidal-Hall',
    ...heldCase('EWCA Civ', '311', '2015-03-27'),
    areas: ['consumer', 'general'],
    kinds: ['ENQUIRY'],
    asks: [
      [
        'data breach',
        'personal data',
        'gdpr',
        'data protection',
        'my data',
        'my information',
        'privacy',
      ],
      ['compensation', 'distress', 'claim', 'sue', 'damages'],
    ],
    asked: 'Can you get money for upset alone when your data is misused?',
    held: 'Yes. You need not have lost money.',
    helps: 'Say what the breach did to you. Today the law says plainly that distress counts.',
    limits: 'The harm must be real. Sums are often small.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.lloyd-v-google',
    name: 'Lloyd v Google LLC',
    ...heldCase('UKSC', '50', '2021-11-10'),
    areas: ['consumer', 'general'],
    kinds: ['ENQUIRY'],
    asks: [
      ['data breach', 'personal data', 'gdpr', 'data protection', 'my data', 'privacy'],
      ['compensation', 'claim', 'sue', 'damages', 'class action'],
    ],
    asked: 'Is every person paid for a data breach without showing any harm?',
    held: 'No. Each person must show loss or distress of their own.',
    helps: 'It tells you what to collect: what happened to you, and how it hurt you.',
    limits: 'It was about the older law of 1998. A breach without harm gives no money.',
    side: 'against_you',
  },
  {
    ...EW,
    id: 'gb.precedent.golden-eye-v-telefonica',
    name: 'Golden Eye (International) Ltd v Telefónica UK Ltd',
    ...heldCase('EWHC', '723 (Ch)', '2012-03-26'),
    kinds: FILE_SHARING,
    when: {
      any: [
        {
          says: [
            'internet service provider',
            'ip address',
            'norwich pharmacal',
            'internet connection',
          ],
        },
      ],
    },
    asks: [DOWNLOADS],
    asked:
      'May a firm send the same large demand to everyone whose connection was seen sharing films?',
    held: 'No. The names could be given out, but the letters had to be fair. A set demand of £700 was not.',
    helps:
      'The person who pays for a connection is not always the one who shared. You may say that.',
    limits:
      'The firm may still write, and sue if it has proof. On appeal it got more names ([2012] EWCA Civ 1740).',
    side: 'both',
  },
  {
    ...EW,
    id: 'gb.precedent.media-cat-v-adams',
    name: 'Media C.A.T. Ltd v Adams',
    ...oldCase('[2011] EWPCC 6', {
      court: 'Patents County Court (England and Wales)',
      decidedOn: '2011-02-08',
      path: 'ew/cases/EWPCC/2011/6.html',
    }),
    kinds: FILE_SHARING,
    asks: [DOWNLOADS],
    asked: 'May a firm drop its file sharing claims as soon as a judge looks at them?',
    held: 'No. The judge did not let it slip away. He doubted that owning a connection proves anything.',
    helps: 'An internet address alone does not show who did it. Ask for proof.',
    limits: 'A firm with real proof against you can still win.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.mircom-v-virgin-media',
    name: 'Mircom International Content Management & Consulting Ltd v Virgin Media Ltd',
    ...heldCase('EWHC', '1827 (Ch)', '2019-07-16'),
    kinds: FILE_SHARING,
    when: {
      any: [
        {
          says: [
            'internet service provider',
            'ip address',
            'norwich pharmacal',
            'internet connection',
          ],
        },
      ],
    },
    asks: [DOWNLOADS],
    asked:
      'Must an internet firm hand over the names of thousands of customers to a copyright firm?',
    held: 'Not on weak proof. The court refused because the evidence was poor.',
    helps: 'Ask which court order gave them your name, and what proof they had.',
    limits: 'With better proof a court can order it.',
    side: 'for_you',
  },
]
