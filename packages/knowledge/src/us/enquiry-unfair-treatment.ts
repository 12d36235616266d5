/** Questions about discrimination, age, pregnancy, references and checks. */
import type { Rule } from '@plainletter/contracts/rule'

import { AT_WORK, SEXUAL } from '../english/harassment-words.ts'
import { CHECKED } from './cite-law.ts'
import { WORK_LAW } from './work-law.ts'

const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

const BOSS = ['boss', 'employer', 'my job', 'work', 'company', 'manager', 'fired', 'laid off']

const UNFAIR = {
  title:
    'Title VII, Age Discrimination in Employment Act (ADEA) and Americans with Disabilities Act (ADA)',
  provision: '42 U.S.C. 2000e-2 and 2000e-5; 29 U.S.C. 623; 42 U.S.C. 12112',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section2000e-5&num=0&edition=prelim',
  inForceFrom: '1991-11-21',
}

const PAY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>

const AGE = {
  title: 'Age Discrimination in Employment Act (ADEA), and the fair work act of your state',
  provision:
    '29 U.S.C. 623, 626 and 631; for example Florida Statutes 760.10, California Government Code 12940, New York Executive Law 296',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section623&num=0&edition=prelim',
  inForceFrom: '1967-12-15',
}

const ON_WORK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_UNFAIR_TREATMENT: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.ask-work.discrimination',
    rank: 14,
    when: {
      not: [
        {
          says: [
            'unemployment denied',
            'denied my unemployment',
            'denied unemployment',
            'deny my unemployment',
            'unemployment was denied',
            'collect unemployment',
            'get unemployment',
          ],
        },
      ],
    },
    asks: [
      BOSS,
      [
        'discriminat',
        'discrimination',
        'discriminated',
        'harassed',
        'harassment',
        'pregnant',
        'because of my age',
        'because of my race',
        'disability',
        'religion',
        'retaliat',
        'retaliation',
        'sexual',
        "because i'm black",
        "because i'm pregnant",
        'racist',
        'racial',
        'slurs',
        'hits on me',
        'touching me',
        'touches me',
        'groped',
        'my accent',
        'too old',
        'muslim',
        'gay',
        'harass',
        'harassing',
      ],
    ],
    verdict: 'do_this',
    says: 'Write down what happened and report it in writing. File a charge with the EEOC within 180 days, or 300 days in many states. You need it before most lawsuits.',
    authority: WORK_LAW.chargeHow,
  },
  {
    ...ASK,
    id: 'us.ask-work.pregnant',
    rank: 5,
    asks: [
      [
        'being pregnant',
        'because i am pregnant',
        'pregnant',
        'pregnancy',
        "i'm pregnant",
        'im pregnant',
        'months pregnant',
        'weeks pregnant',
        'told my boss i was pregnant',
        'expecting a baby',
        'having a baby',
        'maternity',
      ],
      [
        'fire me for',
        'fire me',
        'fire',
        'fired',
        'let me go',
        'let go',
        'was let go',
        'for performance',
        'laid off',
        'terminated',
        'cut my hours',
        'lose my job',
        'boss',
        'employer',
        'work',
        'off the schedule',
        'took me off',
        'manager',
        'schedule',
        'lift',
        'lifting',
      ],
    ],
    verdict: 'no',
    says: 'An employer with 15 or more workers may not fire you for being pregnant, and must make fair changes at work. File a charge with the EEOC within 180 days, or 300 in many states.',
    authority: WORK_LAW.pregnant,
  },
  {
    ...ASK,
    id: 'us.ask-work.eeoc-time',
    rank: 8,
    asks: [
      ['eeoc', 'charge of discrimination', 'discrimination charge'],
      ['how long', 'deadline', 'time limit', 'file', 'days', 'when', 'right to sue'],
    ],
    verdict: 'do_this',
    says: 'File within 180 days of what happened, or 300 days where a state agency handles such cases. After a right-to-sue letter you have 90 days to go to court.',
    authority: WORK_LAW.charge,
  },
  {
    ...ASK,
    checkedOn: '2026-11-22',
    id: 'us.ask-work.reference',
    rank: 12,
    asks: [
      [
        'bad reference',
        'negative reference',
        'false reference',
        'reference',
        'bad mouthing',
        'badmouthing',
      ],
      ['employer', 'boss', 'former', 'old job', 'ex-employer', 'manager', 'company'],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether what they say is true, and why they say it',
    says: 'A true reference is mostly allowed, good or bad. False facts that cost you a job can be defamation. A bad one to punish you for a discrimination complaint breaks federal law.',
    authority: {
      title: 'Title VII of the Civil Rights Act of 1964',
      provision: '42 U.S.C. 2000e-3(a); Robinson v. Shell Oil Co., 519 U.S. 337 (1997)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section2000e-3&num=0&edition=prelim',
      inForceFrom: '1972-03-24',
    },
  },
  {
    ...ASK,
    checkedOn: '2026-11-22',
    id: 'us.ask-work.job-background',
    rank: 7,
    asks: [
      ['background check', 'background report', 'criminal record'],
      [
        'denied',
        'refused',
        'rescinded',
        'took back',
        'withdrew',
        'job offer',
        'turned down',
        'lost the job',
        'not hired',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask for a copy of the report. The employer must give it to you with a list of your rights before it says no. Dispute what is wrong with the firm that made it: it mostly has 30 days. Some states limit the use of records.',
    authority: {
      title: 'Fair Credit Reporting Act (FCRA)',
      provision: '15 U.S.C. 1681b(b)(3), 1681i and 1681m',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681b&num=0&edition=prelim',
      inForceFrom: '1997-09-30',
    },
  },
  {
    ...PAY,
    id: 'us.ask-life.unfair',
    kind: 'answer',
    rank: 13,
    asks: [
      [
        'discrimination',
        'discriminated',
        'because of my',
        'because i am',
        'harassed',
        'harassment',
        'hostile work',
      ],
      ['fired', 'boss', 'manager', 'work', 'job', 'coworker', 'supervisor'],
    ],
    verdict: 'it_depends',
    dependsOn: 'the reason and the proof',
    says: 'It is unlawful if the reason was race, color, religion, sex, origin, age from 40 or disability. Write down what was said. File with the EEOC or the state office within 180 or 300 days.',
    authority: UNFAIR,
  },
  {
    ...ON_WORK,
    id: 'us.trouble.age',
    kind: 'answer',
    rank: 5,
    asks: [
      [
        'terminated after',
        'fired after',
        'let go after',
        'replaced by',
        'was terminated',
        'was fired',
        'was let go',
        'laid off after',
        'forced out',
      ],
      [
        'younger',
        'fresh energy',
        'new blood',
        'older',
        'who is 2',
        'years old',
        'my age',
        'retire',
        'who is in his',
        'who is in her',
        'half my age',
        "i'm 5",
        "i'm 6",
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'the reason and the proof',
    says: 'From the age of 40 you may not be fired because of age. Being replaced by someone much younger is a sign of it. File with the EEOC or the state office within 180 or 300 days.',
    authority: AGE,
  },
  {
    ...ASK,
    checkedOn: '2026-11-23',
    id: 'us.fact.sexual-harassment',
    rank: 3,
    when: { not: [{ says: ['landlord', 'my ex'] }] },
    asks: [SEXUAL, AT_WORK],
    verdict: 'do_this',
    says: 'This is sexual harassment, and the law forbids it. You need not quit. Keep messages, and note each time and who saw it. Complain in writing: the employer must act and may not punish you. If that fails, file a free EEOC charge within 180 days, in most states 300. Federal law needs 15 workers; many states protect in smaller firms. If touched or threatened, you can also go to the police.',
    authority: {
      title: 'Title VII of the Civil Rights Act of 1964',
      provision: '42 U.S.C. 2000e-2, 2000e-3 and 2000e-5(e); 29 CFR 1604.11',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section2000e-5&num=0&edition=prelim',
      inForceFrom: '1991-11-21',
    },
  },
]
