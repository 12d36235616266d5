/** What an adviser names when a job ends: at-will work and its limits, final pay, health cover and discrimination. */
import type { Rule } from '@plainletter/contracts/rule'

import { JOB_ENDS } from './dismissal-conditions.ts'

const WORK = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  topics: ['employment'],
} satisfies Partial<Rule>

const LAW_1 = {
  title: 'At-will employment and its exceptions',
  provision: 'common law of the states; contract, public policy and anti-discrimination statutes',
  url: 'https://www.usa.gov/termination-for-employers',
  inForceFrom: '1990-01-01',
}

export const DISMISSAL_LAW: readonly Rule[] = [
  {
    ...WORK,
    id: 'us.work.know-at-will',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 6,
    says: 'In most states a job can end at any time without a reason. It cannot end for a reason that the law bars, or against a contract.',
    authority: LAW_1,
  },
  {
    ...WORK,
    id: 'us.work.right-exceptions',
    kind: 'right',
    rank: 9,
    says: 'You are protected if you were fired for discrimination, for leave, for a complaint about pay or safety, or for refusing to break the law.',
    authority: LAW_1,
  },
  {
    ...WORK,
    id: 'us.work.right-cobra-law',
    kind: 'right',
    when: JOB_ENDS,
    rank: 13,
    says: 'If your firm has 20 workers or more, you can mostly keep the group health plan for 18 months at your own cost. You have 60 days to choose.',
    authority: {
      title: 'COBRA continuation coverage (Employee Retirement Income Security Act, ERISA)',
      provision: '29 U.S.C. 1161 to 1168 (60 days to choose: 1165)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section1161&num=0&edition=prelim',
      inForceFrom: '1986-07-01',
    },
  },
  {
    ...WORK,
    checkedOn: '2026-11-23',
    id: 'us.work.right-injury-claim',
    kind: 'right',
    rank: 10,
    when: {
      any: [
        {
          says: [
            'injury at work',
            'work injury',
            'injured at work',
            'injured on the job',
            'on-the-job injury',
            'workplace injury',
            'work-related injury',
            'workers compensation',
            "workers' compensation",
            'workers’ compensation',
            'workers comp',
            "workers' comp",
          ],
        },
      ],
    },
    says: 'Almost every state forbids firing you because you were hurt at work and filed a claim. The claim goes on without the job. Some times to act are short.',
    authority: {
      title: 'Workers’ compensation law of your state against retaliation',
      provision:
        'for example Texas Labor Code 451.001, Ohio Revised Code 4123.90, California Labor Code 132a, New York Workers’ Compensation Law 120',
      url: 'https://www.dol.gov/general/topic/workcomp',
      inForceFrom: '2006-10-11',
    },
  },
  {
    ...WORK,
    id: 'us.work.right-final-pay-law',
    kind: 'right',
    rank: 19,
    says: 'State law sets the day of your last pay. In California it is due at once if you are fired, in Texas within six days.',
    authority: {
      title: 'State final pay laws',
      provision:
        'for example California Labor Code 201 and 203, New York Labor Law 191, Texas Labor Code 61.014, Florida: no set day',
      url: 'https://www.dol.gov/general/topic/wages/lastpaycheck',
      inForceFrom: '2000-01-01',
    },
  },
  {
    ...WORK,
    id: 'us.work.right-disability',
    kind: 'right',
    rank: 21,
    when: {
      any: [
        {
          says: [
            'disability',
            'medical',
            'accommodation',
            'health',
            'illness',
            'injury',
            'performance',
            'attendance',
            'sick',
          ],
        },
      ],
    },
    says: 'A worker with a disability may ask for changes that let them do the job, and may not be fired for asking.',
    authority: {
      title: 'Americans with Disabilities Act (ADA)',
      provision: '42 U.S.C. 12112 and 12117',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section12112&num=0&edition=prelim',
      inForceFrom: '1992-07-26',
    },
  },
  {
    ...WORK,
    id: 'us.work.right-age',
    kind: 'right',
    rank: 22,
    when: {
      any: [
        {
          says: [
            'age',
            'years of service',
            'retire',
            'retirement',
            'severance',
            'release',
            'restructuring',
            'performance',
          ],
        },
      ],
    },
    says: 'From the age of 40 you may not be fired because of age.',
    authority: {
      title: 'Age Discrimination in Employment Act (ADEA)',
      provision: '29 U.S.C. 623 and 626',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section623&num=0&edition=prelim',
      inForceFrom: '1968-06-12',
    },
  },
  {
    ...WORK,
    id: 'us.work.right-together',
    kind: 'right',
    rank: 24,
    when: {
      any: [
        {
          says: [
            'confidential',
            'confidentiality',
            'social media',
            'union',
            'pay discussion',
            'discuss your pay',
            'disparage',
            'non-disparagement',
          ],
        },
      ],
    },
    says: 'You may talk with others about pay and conditions. Firing someone for that breaks federal law.',
    authority: {
      title: 'National Labor Relations Act (NLRA)',
      provision: '29 U.S.C. 157 and 158',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section157&num=0&edition=prelim',
      inForceFrom: '1935-07-05',
    },
  },
  {
    ...WORK,
    checkedOn: '2026-11-22',
    id: 'us.work.right-together-fired',
    kind: 'right',
    rank: 6,
    when: {
      any: [
        {
          says: [
            'discussed wages',
            'discussing wages',
            'discussed pay',
            'discussing pay',
            'discussed salaries',
            'petition',
            'union',
            'organizing',
            'coworkers about',
            'with coworkers',
            'walkout',
            'strike',
            'group complaint',
          ],
        },
      ],
    },
    says: 'You may talk with others about pay and conditions. Firing someone for that breaks federal law.',
    authority: {
      title: 'National Labor Relations Act (NLRA)',
      provision: '29 U.S.C. 157 and 158',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section157&num=0&edition=prelim',
      inForceFrom: '1935-07-05',
    },
  },
  {
    ...WORK,
    id: 'us.work.right-pension',
    kind: 'right',
    rank: 26,
    when: {
      any: [{ says: ['401(k)', '401k', 'retirement plan', 'pension', 'plan administrator'] }],
    },
    says: 'Money that you paid into a 401(k) stays yours. You can ask for the plan papers and appeal a refusal.',
    authority: {
      title: 'Employee Retirement Income Security Act (ERISA: pension and 401(k) claims)',
      provision: '29 U.S.C. 1132 and 1133',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section1132&num=0&edition=prelim',
      inForceFrom: '1975-01-01',
    },
  },
  {
    ...WORK,
    id: 'us.work.right-non-compete',
    kind: 'right',
    rank: 28,
    when: {
      any: [
        {
          says: [
            'non-compete',
            'noncompete',
            'non-competition',
            'restrictive covenant',
            'continuing obligations',
            'not to compete',
            'non-solicit',
            'non-solicitation',
          ],
        },
      ],
    },
    says: 'Some states do not allow a promise not to work for rivals, and others limit it. Ask before you turn work down.',
    authority: {
      title: 'State laws on non-compete agreements',
      provision:
        'for example California Business and Professions Code 16600, Minnesota Statutes 181.988',
      url: 'https://www.ftc.gov/',
      inForceFrom: '2023-07-01',
    },
  },
  {
    ...WORK,
    checkedOn: '2026-11-22',
    id: 'us.work.right-pregnant',
    kind: 'right',
    rank: 5,
    when: {
      any: [
        {
          says: [
            'pregnant',
            'pregnancy',
            'pregnancy-related',
            'maternity',
            'childbirth',
            'due date of your baby',
          ],
        },
      ],
    },
    says: 'An employer with 15 workers may not fire you for being pregnant, and must make fair changes at work. Tell the EEOC within 180 days, or 300 in most states.',
    authority: {
      title:
        'Pregnant Workers Fairness Act (PWFA) and Title VII of the Civil Rights Act of 1964 (Pregnancy Discrimination Act)',
      provision: '42 U.S.C. 2000gg-1 and 2000gg-2; 42 U.S.C. 2000e(k), 2000e-2 and 2000e-5',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section2000gg-1&num=0&edition=prelim',
      inForceFrom: '2023-06-27',
    },
  },
]
