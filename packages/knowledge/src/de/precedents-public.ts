/** Leading cases of Germany on the broadcasting fee and basic support. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { bverfg } from './cite-case.ts'

const DE = { country: 'de', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const

export const PUBLIC_PRECEDENTS: readonly Precedent[] = [
  {
    ...DE,
    id: 'de.precedent.rundfunkbeitrag',
    name: 'The broadcasting fee',
    ...bverfg('1 BvR 1675/16', '2018-07-18', ['rs', 'Urteil']),
    areas: ['debt'],
    kinds: ['TV_LICENCE_LETTER', 'ENQUIRY'],
    asks: [['rundfunkbeitrag', 'gez', 'beitragsservice', 'broadcasting fee']],
    asked: 'Is it lawful that each home pays the broadcasting fee, even without a television?',
    held: 'Yes. But nobody may pay twice for a second home.',
    helps: 'Ask to be freed for the second home. With low income you can be freed too.',
    limits: 'Not using it is no reason not to pay.',
    side: 'both',
  },
  {
    ...DE,
    id: 'de.precedent.sanktionen',
    name: 'Cuts to basic income support',
    ...bverfg('1 BvL 7/16', '2019-11-05', ['ls', 'Urteil']),
    areas: ['debt'],
    kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY'],
    when: { any: [{ says: ['minderung', 'sanktion', 'leistungsminderung', 'jobcenter'] }] },
    asks: [
      ['bürgergeld', 'jobcenter', 'hartz', 'grundsicherung'],
      ['sanktion', 'kürzung', 'gekürzt', 'minderung', 'gestrichen', 'cut'],
    ],
    asked: 'May the Jobcenter cut basic support by more than 30 per cent for missed duties?',
    held: 'No. And there must be room for hardship and for making good.',
    helps: 'Object within one month. Say why you could not do what was asked.',
    limits:
      'Cuts up to that share are allowed. The rules have changed since then, so check the newest law.',
    side: 'for_you',
  },
]
