/** Jobs that end for union work, a birth, a visa, new terms or low pay. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const DISMISSAL_REASONS: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.job.right-leave',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER'],
    rank: 5,
    when: {
      all: [
        {
          says: [
            'maternity leave',
            'adoption leave',
            'parental leave',
            'pregnant',
            'pregnancy',
            'paternity leave',
          ],
        },
      ],
    },
    says: 'To dismiss you because of a birth or the leave for it is against the law, with no time in the job needed. Are you pregnant, or on maternity or adoption leave? Then the employer must give you its reasons in writing without being asked.',
    authority: {
      title: 'Employment Rights Act 1996',
      provision:
        'sections 92(4), 92(4A) and 99, with Maternity and Parental Leave etc. Regulations 1999, regulation 20, and Equality Act 2010, section 18',
      url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/99',
      inForceFrom: '1999-12-15',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.job.right-new-terms',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER'],
    rank: 6,
    when: {
      all: [
        {
          says: [
            'new contract',
            'new terms',
            're-engagement',
            're-engage',
            'varied terms',
            'change to your contract',
            'changes to your contract',
          ],
        },
      ],
    },
    says: 'Before it ends jobs to change terms, an employer must follow a state code and talk with you openly. If it did not, a tribunal can raise your money by a quarter. From January 2027 the law is much stricter. Ask your union or Acas.',
    authority: {
      title: 'Trade Union and Labour Relations (Consolidation) Act 1992',
      provision:
        'section 207A, with the Code of Practice on Dismissal and Re-engagement (2024) and, from January 2027, Employment Rights Act 1996, section 104I',
      url: 'https://www.legislation.gov.uk/ukpga/1992/52/section/207A',
      inForceFrom: '2024-07-18',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    id: 'gb.job.right-visa',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER'],
    rank: 6,
    when: {
      all: [
        { says: ['right to work', 'visa', 'leave to remain', 'immigration status'] },
        {
          says: ['expired', 'expires', 'home office', 'share code', 'proof', 'evidence', 'extend'],
        },
      ],
    },
    says: 'Did you apply to stay before your leave ended? Then you may go on working while it is decided. The employer can check this with the Home Office, and should do so before it ends a job.',
    authority: {
      title: 'Immigration Act 1971',
      provision:
        'section 3C, with Immigration, Asylum and Nationality Act 2006, section 15 (the employer’s check)',
      url: 'https://www.legislation.gov.uk/ukpga/1971/77/section/3C',
      inForceFrom: '2008-02-29',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.job.right-union',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER'],
    rank: 2,
    when: {
      all: [
        {
          says: [
            'as a shop steward',
            'as shop steward',
            'union activity',
            'union activities',
            'union leaflets',
            'union meeting',
            'union membership',
            'joined a union',
            'recruiting for the union',
          ],
        },
      ],
    },
    says: 'It is against the law to dismiss you for union work or for being a member. You need no time in the job for that. Call your union today: a tribunal can order your pay to go on if you ask within seven days of the end. The union must sign a paper for this.',
    authority: {
      title: 'Trade Union and Labour Relations (Consolidation) Act 1992',
      provision:
        'sections 152, 154 and 161 to 164 (union dismissal, interim relief, the certificate of the union)',
      url: 'https://www.legislation.gov.uk/ukpga/1992/52/section/161',
      inForceFrom: '1992-10-16',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    id: 'gb.job.right-minimum',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER'],
    rank: 24,
    when: { all: [{ says: ['an hour', 'per hour', 'cash in hand', 'paid cash', 'paid in cash'] }] },
    says: 'You can still claim if you got less than the minimum wage. The state’s inspectors can order it for up to six years back, for free: tell the Fair Work Agency. A claim of your own often reaches back less far, so start soon. Cash pay changes nothing: unused holiday must be paid too.',
    authority: {
      title: 'National Minimum Wage Act 1998',
      provision:
        'sections 1, 17, 19 and 28 (six years for a notice of underpayment), with Working Time Regulations 1998, regulation 14 (Northern Ireland: Working Time Regulations 2016)',
      url: 'https://www.legislation.gov.uk/ukpga/1998/39/section/17',
      inForceFrom: '1999-04-01',
    },
  },
]
