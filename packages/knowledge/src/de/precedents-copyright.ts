/** Leading cases of Germany on file sharing. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { bgh } from './cite-case.ts'

const DE = { country: 'de', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const
const COPYRIGHT = {
  ...DE,
  areas: ['consumer'],
  kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'CEASE_AND_DESIST', 'ENQUIRY'],
} satisfies Partial<Precedent>
const FILE_SHARING = [
  'abmahnung',
  'filesharing',
  'torrent',
  'urheberrecht',
  'tauschbörse',
  'illegaler download',
  'file sharing',
]
const FAMILY = [
  'kind',
  'kinder',
  'sohn',
  'tochter',
  'familie',
  'mitbewohner',
  'ehefrau',
  'ehemann',
  'wlan',
  'son',
  'daughter',
  'my family',
]

export const COPYRIGHT_PRECEDENTS: readonly Precedent[] = [
  {
    ...COPYRIGHT,
    id: 'de.precedent.bearshare',
    name: 'BearShare',
    ...bgh('I ZR 169/12', '2014-01-08'),
    when: {
      any: [{ says: ['tauschbörse', 'filesharing', 'ip-adresse', 'urheberrechtsverletzung'] }],
    },
    asks: [FILE_SHARING],
    asked: 'Must the owner of a connection watch grown-up family members online?',
    held: 'No, not without a sign that they do wrong.',
    helps: 'If others could use your connection on their own, say who, when and how.',
    limits: 'You must tell what you know. Silence can make the court take it that it was you.',
    side: 'for_you',
  },
  {
    ...COPYRIGHT,
    id: 'de.precedent.morpheus',
    name: 'Morpheus',
    ...bgh('I ZR 74/12', '2012-11-15'),
    when: {
      any: [{ says: ['tauschbörse', 'filesharing', 'ip-adresse', 'urheberrechtsverletzung'] }],
    },
    asks: [FILE_SHARING, FAMILY],
    asked: 'Do parents answer for file sharing by their 13-year-old child?',
    held: 'Not if they told the child that it is forbidden, and saw no sign of it.',
    helps: 'Say what you told your child and when.',
    limits: 'If you knew or had told the child nothing, you may have to pay.',
    side: 'for_you',
  },
  {
    ...COPYRIGHT,
    id: 'de.precedent.loud',
    name: 'Loud',
    ...bgh('I ZR 19/16', '2017-03-30'),
    when: {
      any: [{ says: ['tauschbörse', 'filesharing', 'ip-adresse', 'urheberrechtsverletzung'] }],
    },
    asks: [FILE_SHARING, FAMILY],
    asked: 'Must parents who know which child shared the music name that child?',
    held: 'Yes, or they answer for it themselves.',
    helps: "You need not search your family's computers.",
    limits: 'It works against parents who know and keep silent.',
    side: 'against_you',
  },
  {
    ...COPYRIGHT,
    id: 'de.precedent.dead-island',
    name: 'Dead Island',
    ...bgh('I ZR 64/17', '2018-07-26'),
    when: { any: [{ says: ['tauschbörse', 'filesharing', 'ip-adresse', 'wlan'] }] },
    asks: [
      FILE_SHARING,
      ['wlan', 'offenes wlan', 'wi-fi', 'gäste', 'hotspot', 'tor', 'gast', 'mieter'],
    ],
    asked: 'Must the owner of an open wireless network pay for what guests share?',
    held: 'No damages and no warning costs. A court may order the owner to block access.',
    helps: 'You need not sign a promise only because of guests.',
    limits: 'You must be able to show that guests could use it.',
    side: 'for_you',
  },
]
