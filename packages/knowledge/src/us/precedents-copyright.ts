/** Leading cases on copyright. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { usReports } from './cite-case.ts'

const US = { country: 'us', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const

const BUYING = {
  ...US,
  areas: ['consumer'],
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
} satisfies Partial<Precedent>

export const COPYRIGHT_PRECEDENTS: readonly Precedent[] = [
  {
    ...BUYING,
    id: 'us.precedent.fourth-estate-v-wall-street',
    name: 'Fourth Estate Public Benefit Corp. v. Wall-Street.com, LLC',
    ...usReports('586/296', '2019-03-04', '17-571'),
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'CEASE_AND_DESIST', 'ENQUIRY'],
    asks: [
      ['copyright', 'photo', 'picture', 'image'],
      ['letter', 'demand', 'sue', 'lawsuit', 'claim', 'registered'],
    ],
    asked: 'Can an owner sue over copyright before the work is registered?',
    held: 'No. The Copyright Office must first register it.',
    helps: 'Ask for the registration number. Without it there is no lawsuit yet.',
    limits: 'They can register later and then sue. Works from abroad are different.',
    side: 'for_you',
  },
  {
    ...BUYING,
    id: 'us.precedent.campbell-v-acuff-rose',
    name: 'Campbell v. Acuff-Rose Music, Inc.',
    ...usReports('510/569', '1994-03-07', '92-1292'),
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'CEASE_AND_DESIST', 'ENQUIRY'],
    when: { any: [{ says: ['copyright', 'infringement', 'infringing'] }] },
    asks: [
      ['copyright', 'cease and desist', 'infringement'],
      ['parody', 'fair use', 'joke', 'meme', 'remix', 'song', 'video'],
    ],
    asked: 'Can a parody that makes money be fair use of a song?',
    held: 'Yes, it can. Four things are weighed, and new meaning counts for much.',
    helps: 'Explain what your work says that is new.',
    limits: 'Copying to save effort, or to replace the original, is not fair use.',
    side: 'for_you',
  },
  {
    ...BUYING,
    id: 'us.precedent.warner-chappell-v-nealy',
    name: 'Warner Chappell Music, Inc. v. Nealy',
    ...usReports('601/366', '2024-05-09', '22-1078'),
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'ENQUIRY'],
    asks: [
      ['copyright'],
      ['years ago', 'old', 'how long', 'time limit', 'too late', 'three years'],
    ],
    asked: 'Can an owner get money for copying that happened more than three years ago?',
    held: 'Yes, if the claim itself was brought in time.',
    helps: 'The claim must still be in time: three years, in many courts from when they found out.',
    limits: 'It works against you with old uses found late.',
    side: 'against_you',
  },
]
