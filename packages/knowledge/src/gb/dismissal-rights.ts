/** Rights on a dismissal or a redundancy. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { REASONS, UNFAIR } from './dismissal-sources.ts'

const JOB = {
  country: 'gb',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2026-12-31',
} satisfies Partial<Rule>
const NOTICE: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'section 86',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/86',
  inForceFrom: '1996-08-22',
}
const HOLIDAY: Authority = {
  title: 'Working Time Regulations 1998',
  provision: 'regulation 14',
  url: 'https://www.legislation.gov.uk/uksi/1998/1833/regulation/14',
  inForceFrom: '1998-10-01',
}
const REDUNDANCY: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 135, 138, 139 and 155',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/part/XI',
  inForceFrom: '1996-08-22',
}
const LOOK: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'section 52',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/52',
  inForceFrom: '1996-08-22',
}
const GROUP: Authority = {
  title: 'Trade Union and Labour Relations (Consolidation) Act 1992',
  provision: 'section 188',
  url: 'https://www.legislation.gov.uk/ukpga/1992/52/section/188',
  inForceFrom: '2013-04-06',
}
const EQUALITY: Authority = {
  title: 'Equality Act 2010',
  provision: 'sections 39 and 18',
  url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/39',
  inForceFrom: '2010-10-01',
}

export const DISMISSAL_RIGHTS: readonly Rule[] = [
  {
    ...JOB,
    id: 'gb.job.right-reasons',
    kind: 'right',
    rank: 10,
    nations: ['england', 'wales', 'scotland'],
    kinds: ['DISMISSAL_LETTER'],
    says: 'After two years in the job you can ask for written reasons. For jobs that end from 1 January 2027 six months is enough. They must come within 14 days.',
    authority: REASONS,
  },
  {
    ...JOB,
    id: 'gb.job.right-notice',
    kind: 'right',
    rank: 20,
    nations: ['england', 'wales', 'scotland'],
    says: 'After a month you get at least one week of notice. After two years it is one week for each year, up to twelve.',
    authority: NOTICE,
  },
  {
    ...JOB,
    id: 'gb.job.right-holiday',
    kind: 'right',
    rank: 30,
    nations: ['england', 'wales', 'scotland'],
    says: 'You must be paid for holiday you have built up and not taken.',
    authority: HOLIDAY,
  },
  {
    ...JOB,
    kinds: ['DISMISSAL_LETTER'],
    id: 'gb.job.right-legal-right',
    kind: 'right',
    rank: 4,
    nations: ['england', 'wales', 'scotland'],
    when: {
      any: [
        {
          says: [
            'payslip',
            'payslips',
            'asking for your tips',
            'your tips',
            'minimum wage',
            'holiday pay',
            'asked for your wages',
            'statutory right',
          ],
        },
      ],
    },
    says: 'If you lost the job because you asked for a legal right, such as a payslip or tips, it is unfair from day one. You need no set time in the job.',
    authority: {
      title: 'Employment Rights Act 1996',
      provision: 'sections 104 and 108(3)',
      url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/104',
      inForceFrom: '1996-08-22',
    },
  },
  {
    ...JOB,
    id: 'gb.job.right-unfair',
    kind: 'right',
    rank: 40,
    nations: ['england', 'wales', 'scotland'],
    says: 'After two years in the job you can claim unfair dismissal. Some reasons, such as pregnancy or whistleblowing, need no time at all.',
    authority: UNFAIR,
  },
  {
    ...JOB,
    id: 'gb.job.right-equal',
    kind: 'right',
    rank: 50,
    nations: ['england', 'wales', 'scotland'],
    says: 'You may not lose your job because of age, sex, race, disability, pregnancy, religion or who you love. This holds from day one.',
    authority: EQUALITY,
  },
  {
    ...JOB,
    id: 'gb.job.right-redundancy-pay',
    kind: 'right',
    rank: 5,
    nations: ['england', 'wales', 'scotland'],
    kinds: ['REDUNDANCY_NOTICE'],
    says: 'After two years in the job you get redundancy pay. It goes by your age, your pay and your years.',
    authority: REDUNDANCY,
  },
  {
    ...JOB,
    id: 'gb.job.right-alternative',
    kind: 'right',
    rank: 15,
    nations: ['england', 'wales', 'scotland'],
    kinds: ['REDUNDANCY_NOTICE'],
    says: 'If they offer another job, you can try it for four weeks and still keep your redundancy pay if it does not fit.',
    authority: REDUNDANCY,
  },
  {
    ...JOB,
    id: 'gb.job.right-time-off',
    kind: 'right',
    rank: 25,
    nations: ['england', 'wales', 'scotland'],
    kinds: ['REDUNDANCY_NOTICE'],
    says: 'After two years in the job you get fair time off in your notice to look for work.',
    authority: LOOK,
  },
  {
    ...JOB,
    id: 'gb.job.right-group',
    kind: 'right',
    rank: 35,
    nations: ['england', 'wales', 'scotland'],
    kinds: ['REDUNDANCY_NOTICE'],
    says: 'If 20 or more jobs go in one place within 90 days, they must talk to the staff first, for at least 30 days.',
    checkedOn: '2026-11-23',
    authority: GROUP,
  },
  {
    ...JOB,
    nations: ['england', 'wales', 'scotland'],
    kinds: ['DISMISSAL_LETTER'],
    checkedOn: '2026-11-23',
    id: 'gb.job.right-no-difference',
    kind: 'right',
    rank: 16,
    says: 'A dismissal without fair steps is unfair even if the end would be the same. But the tribunal may then pay less.',
    authority: {
      title: 'Polkey v AE Dayton Services Ltd [1987] UKHL 8, [1988] AC 344',
      provision: 'fair steps, under Employment Rights Act 1996, sections 98(4) and 123(1)',
      url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/123',
      inForceFrom: '1996-08-22',
    },
  },
  {
    ...JOB,
    nations: ['england', 'wales', 'scotland'],
    kinds: ['DISMISSAL_LETTER'],
    checkedOn: '2026-11-23',
    id: 'gb.job.right-belief',
    kind: 'right',
    rank: 13,
    when: {
      any: [
        {
          says: [
            'misconduct',
            'gross misconduct',
            'dishonesty',
            'dishonest',
            'theft',
            'allegation',
            'allegations',
            'breach of trust',
            'breach of company policy',
          ],
        },
      ],
    },
    says: 'For misconduct your employer must truly believe it, have good reason to, and look into it fairly first. It need not prove it as in a criminal court.',
    authority: {
      title: 'British Home Stores Ltd v Burchell [1978] IRLR 379 (EAT)',
      provision: 'dismissal for misconduct, under Employment Rights Act 1996, section 98(4)',
      url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/98',
      inForceFrom: '1996-08-22',
    },
  },
]
