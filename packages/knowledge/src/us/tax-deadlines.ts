/** The last days that notices of the IRS set. */
import type { Rule } from '@plainletter/contracts/rule'

import { TAX_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'
import { IRS, STATE_TAX_OFFICE } from './conditions.ts'

const TAX = {
  ...CHECKED,
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  when: { any: [IRS], not: [STATE_TAX_OFFICE] },
} satisfies Partial<Rule>

/** A letter that names this notice, and none of the others. */
function notice(says: readonly string[], not: readonly string[] = []) {
  return {
    all: [IRS, { says: [...says] }],
    not: [STATE_TAX_OFFICE, ...(not.length > 0 ? [{ says: [...not] }] : [])],
  }
}

const DEFICIENCY = [
  'notice of deficiency',
  '90-day letter',
  'lt531',
  'cp3219a',
  'petition the tax court',
  'petition with the united states tax court',
]

const LEVY_HEARING = [
  'right to a hearing',
  'collection due process',
  'lt11',
  'letter 1058',
  'form 12153',
  'cp90',
  'lien filing and your right',
]

const PROPOSED = ['cp2000', 'proposed changes', 'proposed amount due']

export const TAX_DEADLINES: readonly Rule[] = [
  {
    ...TAX,
    id: 'us.tax.deadline-deficiency',
    kind: 'deadline',
    rank: 1,
    when: notice(DEFICIENCY),
    terms: { trigger: 'letter', count: 90, unit: 'days', roll: 'next_working_day' },
    action: 'File a petition with the United States Tax Court if you disagree',
    consequence:
      'The IRS adds the tax and you must in most cases pay before a court can look at it.',
    weight: 'main',
    example: {
      clause: '26 U.S.C. 6213(a): 90 days from mailing',
      trigger: '2026-06-01',
      result: '2026-08-31',
    },
    says: 'After a notice of deficiency you have 90 days to go to the Tax Court. The IRS cannot make that time longer.',
    authority: TAX_LAW.deficiency,
  },
  {
    ...TAX,
    id: 'us.tax.deadline-hearing',
    kind: 'deadline',
    rank: 2,
    when: notice(LEVY_HEARING, DEFICIENCY),
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'next_working_day' },
    action: 'Send Form 12153 to ask for a hearing',
    consequence:
      'The IRS can take wages, bank money or property. You also lose the way to the Tax Court.',
    weight: 'main',
    example: {
      clause: '26 U.S.C. 6330(a)(3)(B): 30 days',
      trigger: '2026-06-01',
      result: '2026-07-01',
    },
    says: 'You have 30 days to ask for a Collection Due Process hearing. While it lasts the IRS must not levy.',
    authority: TAX_LAW.levyNotice,
  },
  {
    ...TAX,
    id: 'us.tax.deadline-proposed',
    kind: 'deadline',
    rank: 3,
    when: notice(PROPOSED, DEFICIENCY),
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'none' },
    action: 'Answer the proposed change: agree, or say why not with proof',
    consequence: 'The IRS sends a notice of deficiency and then a bill.',
    weight: 'main',
    example: {
      clause: 'Notice CP2000: in most cases 30 days from its date',
      trigger: '2026-06-01',
      result: '2026-07-01',
    },
    says: 'A CP2000 is not a bill. It proposes a change. You have in most cases 30 days to answer, and can ask for more.',
    authority: TAX_LAW.cp2000,
  },
  {
    ...TAX,
    id: 'us.tax.deadline-cp504',
    kind: 'deadline',
    rank: 4,
    when: notice(
      ['cp504', 'notice of intent to levy', 'intent to seize'],
      [...DEFICIENCY, ...LEVY_HEARING],
    ),
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'none' },
    action: 'Pay, set up a plan, or call the IRS',
    consequence: 'The IRS can take your state tax refund and go on to a final notice.',
    weight: 'main',
    example: {
      clause: 'Notice CP504: 30 days from its date (26 U.S.C. 6331(d))',
      trigger: '2026-06-01',
      result: '2026-07-01',
    },
    says: 'After a CP504 you have 30 days to pay or make a plan. It is serious, but a final notice must still come.',
    authority: TAX_LAW.levyWarning,
  },
  {
    ...TAX,
    id: 'us.tax.deadline-cp14',
    kind: 'deadline',
    rank: 5,
    when: notice(['cp14'], [...DEFICIENCY, ...LEVY_HEARING, 'cp504']),
    terms: { trigger: 'letter', count: 21, unit: 'days', roll: 'none' },
    action: 'Pay, set up a plan, or say why the bill is wrong',
    consequence: 'More interest and penalties are added.',
    weight: 'main',
    example: {
      clause: 'Notice CP14: 21 days from its date',
      trigger: '2026-06-01',
      result: '2026-06-22',
    },
    says: 'A CP14 is the first bill. Pay or make a plan within 21 days and you avoid more interest and penalties.',
    authority: TAX_LAW.cp14,
  },
]
