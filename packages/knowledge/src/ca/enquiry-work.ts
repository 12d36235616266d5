/** Questions on pay cuts, dismissal in pregnancy and agreements to leave. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { BULLIED, BOSS } from '../english/work-words.ts'
import { LAW } from './authority-work.ts'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>

const ASK_WORK = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_WORK: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.ask.dismissed-pregnant',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['employment', 'general'],
    asks: [
      [
        'pregnant',
        'pregnancy',
        'maternity leave',
        'parental leave',
        'enceinte',
        'grossesse',
        'congé de maternité',
      ],
      [
        'fired',
        'dismissed',
        'sacked',
        'let go',
        'terminated',
        'lost my job',
        'redundant',
        'dismissal',
        'congédiée',
        'renvoyée',
        'licenciée',
        'congédiement',
      ],
    ],
    says: 'It is against the law to fire you because you are pregnant or on leave. Complain to the human rights body of your province within one year, and ask for your notice pay too.',
    authority: {
      title:
        'Canadian Human Rights Act, R.S.C. 1985, c. H-6, and the human rights codes of the provinces',
      provision: 'sections 3 and 7; for example Human Rights Code (Ontario), sections 5 and 10(2)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/H-6/',
      inForceFrom: '1985-01-01',
    },
  },
  {
    ...ASK,
    id: 'ca.ask.settlement-agreement',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['employment', 'general'],
    asks: [
      [
        'settlement agreement',
        'severance agreement',
        'sign a release',
        'deed of release',
        'termination agreement',
        'exit agreement',
        'settlement offer',
        'quittance',
        'entente de départ',
      ],
      ['sign', 'signing', 'signer'],
    ],
    says: 'Do not sign on the spot. Once signed, you mostly cannot ask for more. They cannot make you give up the legal minimum. Have a lawyer read it; the offer often goes up.',
    authority: {
      title:
        'Employment Standards Act, 2000 (Ontario), and the employment standards laws of the other provinces',
      provision: 'section 5 (the minimum cannot be signed away)',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2001-09-04',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.roe',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      ['record of employment', 'roe', 'relevé d’emploi', "relevé d'emploi"],
      [
        "won't give",
        'wont give',
        "hasn't given",
        'not given',
        'late',
        'refuse',
        'refuses',
        'what can i',
        'how long',
        'never sent',
        'ne veut pas',
      ],
    ],
    says: 'Your employer must issue it, mostly within five days of your last pay period. Apply for EI without it now, and tell Service Canada; they will press the employer.',
    authority: {
      title: 'Employment Insurance Regulations, SOR/96-332',
      provision: 'section 19 (record of employment)',
      url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-96-332/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.probation',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['probation', 'probationary', 'first three months', 'first 3 months', '90 days'],
      ['fired', 'let go', 'terminated', 'dismissed', 'without cause', 'owe me', 'notice'],
    ],
    says: 'In the first three months (90 days in Alberta) the law mostly gives no notice or pay. All work done must be paid. A firing for illness, pregnancy or origin is still against the law.',
    authority: {
      title: 'Employment standards laws of the provinces',
      provision:
        'for example Employment Standards Act, 2000 (Ontario), section 54; Employment Standards Act (British Columbia), section 63; Employment Standards Code (Alberta), sections 55 to 57',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2001-09-04',
    },
  },
  {
    ...ASK_WORK,
    id: 'ca.ask.bullied',
    kind: 'answer',
    verdict: 'do_this',
    asks: [[...BULLIED], [...BOSS, ...ASKING]],
    says: 'Write down each time, what was said and who saw it. Tell the employer in writing. If it is about sex, race or another protected ground, a human rights office can help.',
    authority: LAW.humanRights,
  },
  {
    ...ASK_WORK,
    id: 'ca.ask.bullied-qc',
    kind: 'answer',
    verdict: 'do_this',
    asks: [[...BULLIED], [...BOSS, ...ASKING]],
    regions: ['CA-QC'],
    rank: 20,
    says: 'In Quebec you have the right to a workplace free from psychological harassment. Write down each time and complain to the CNESST within two years.',
    authority: LAW.qcHarassment,
  },
]
