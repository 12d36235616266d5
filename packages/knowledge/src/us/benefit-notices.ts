/** The rules behind notices on food benefits, Medicaid and unemployment: reports, renewals, reasons and hearings. */
import type { Rule } from '@plainletter/contracts/rule'

const SNAP = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
  kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
  topics: ['debt', 'general'],
  when: { any: [{ says: ['snap', 'food stamps', 'supplemental nutrition', 'food assistance'] }] },
} satisfies Partial<Rule>

const MEDICAID = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
  kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
  topics: ['debt', 'general'],
  when: {
    all: [{ says: ['medicaid'] }],
    any: [
      {
        says: [
          'renewal',
          'redetermination',
          'closing',
          'closed',
          'will end',
          'terminate',
          'terminated',
          'fair hearing',
          'denied',
          'discontinue',
          'discontinued',
          'no longer eligible',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const JOBLESS = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>

const LAW_1 = {
  title: 'Medicaid renewal of eligibility',
  provision: '42 CFR 435.916',
  url: 'https://www.ecfr.gov/current/title-42/section-435.916',
  inForceFrom: '2014-01-01',
}
const LAW_2 = {
  title: 'State unemployment insurance law',
  provision:
    'able to work, available, looking for work, and out of work through no fault; appeal to a referee (42 U.S.C. 503(a)(3))',
  url: 'https://www.dol.gov/general/topic/unemployment-insurance',
  inForceFrom: '1990-01-01',
}

export const BENEFIT_NOTICES: readonly Rule[] = [
  {
    ...SNAP,
    id: 'us.snap.right-report',
    kind: 'right',
    rank: 14,
    says: 'You must tell the office of some changes, in most cases by a report each half year. The notice must say which and by when.',
    authority: {
      title: 'SNAP reporting requirements',
      provision: '7 CFR 273.12',
      url: 'https://www.ecfr.gov/current/title-7/section-273.12',
      inForceFrom: '1978-10-17',
    },
  },
  {
    ...SNAP,
    id: 'us.snap.right-recertify',
    kind: 'right',
    rank: 18,
    when: {
      all: [
        { says: ['snap', 'food stamps', 'supplemental nutrition', 'food assistance'] },
        {
          says: [
            'recertif',
            'recertification',
            'renewal',
            'certification period',
            'expire',
            'expires',
            'end of your',
          ],
        },
      ],
    },
    says: 'Before your period ends the office must send you a notice. Apply in time and your food benefits go on without a gap.',
    authority: {
      title: 'SNAP recertification',
      provision: '7 CFR 273.14',
      url: 'https://www.ecfr.gov/current/title-7/section-273.14',
      inForceFrom: '1978-10-17',
    },
  },
  {
    ...SNAP,
    id: 'us.snap.right-claim',
    kind: 'right',
    rank: 16,
    when: {
      all: [
        { says: ['snap', 'food stamps', 'supplemental nutrition', 'food assistance'] },
        { says: ['overpaid', 'overpayment', 'overissuance', 'repay', 'claim against'] },
      ],
    },
    says: 'An overpayment notice must say the sum, the reason and how to ask for a hearing within 90 days. A claim can be lowered if you cannot pay.',
    authority: {
      title: 'SNAP overpayment claims (Food and Nutrition Act of 2008, 7 U.S.C. 2022)',
      provision: '7 CFR 273.18',
      url: 'https://www.ecfr.gov/current/title-7/section-273.18',
      inForceFrom: '1983-02-15',
    },
  },
  {
    ...MEDICAID,
    id: 'us.medicaid.right-renewal',
    checkBy: '2027-01-15',
    kind: 'right',
    rank: 7,
    says: 'The office must first try to renew you from data it has. If you send the form within 90 days of the end, it must look at it without a new application.',
    authority: LAW_1,
  },
  {
    ...MEDICAID,
    id: 'us.medicaid.right-hearing',
    checkBy: '2027-01-15',
    kind: 'right',
    rank: 8,
    says: 'You can ask for a fair hearing. Ask before the day your cover ends and it mostly goes on until the decision.',
    authority: {
      title: 'Medicaid fair hearings and continued benefits',
      provision: '42 CFR 431.220 to 431.231',
      url: 'https://www.ecfr.gov/current/title-42/section-431.220',
      inForceFrom: '1979-03-29',
    },
  },
  {
    ...MEDICAID,
    id: 'us.medicaid.right-reasons',
    checkBy: '2027-01-15',
    kind: 'right',
    rank: 12,
    says: 'The notice must say what is done, why, under which rule, and how to ask for a hearing.',
    authority: {
      title: 'Medicaid notice of action: what it must say',
      provision: '42 CFR 431.206 and 431.210',
      url: 'https://www.ecfr.gov/current/title-42/section-431.206',
      inForceFrom: '1979-03-29',
    },
  },
  {
    ...MEDICAID,
    id: 'us.medicaid.step-form',
    checkBy: '2027-01-15',
    kind: 'step',
    list: 'first',
    rank: 6,
    when: { all: [{ says: ['medicaid'] }, { says: ['renewal', 'redetermination'] }] },
    says: 'Send the renewal form now, even if it is late, and keep proof. Call the office if the form never came.',
    authority: LAW_1,
  },
  {
    ...JOBLESS,
    id: 'us.ask-jobless.allowed-denied',
    kind: 'answer',
    rank: 11,
    verdict: 'do_this',
    when: { not: [{ says: ['because i quit', 'i quit', 'had to quit', 'fired'] }] },
    asks: [
      ['unemployment', 'unemployment benefits', 'unemployment compensation', 'jobless benefits'],
      [
        'denied',
        'disallowed',
        'disqualified',
        'claim closed',
        'closed out',
        'not eligible',
        'pending',
        'stopped paying',
        'claims as denied',
      ],
    ],
    says: 'Read each notice. To allow a claim and to pay for a week are two decisions. Appeal in writing by the last day on the notice and claim each week.',
    authority: LAW_2,
  },
  {
    ...JOBLESS,
    id: 'us.ask-jobless.right-hearing',
    kind: 'right',
    rank: 15,
    when: { any: [{ says: ['unemployment', 'jobless'] }] },
    says: 'If you are out of work through no fault of yours and look for work, you can mostly get benefits. You can have a hearing if they refuse.',
    authority: LAW_2,
  },
  {
    ...JOBLESS,
    id: 'us.ask-jobless.oh-appeal',
    kind: 'right',
    rank: 6,
    regions: ['US-OH'],
    kinds: ['ENQUIRY', 'OTHER', 'BENEFIT_OVERPAYMENT'],
    when: { any: [{ says: ['unemployment', 'jobless'] }] },
    says: 'In Ohio you can appeal an unemployment decision within 21 days of its mailing. Claim each week while you wait.',
    authority: {
      title: 'Ohio Revised Code',
      provision: '4141.28 and 4141.281 (appeal within 21 days)',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-4141.281',
      inForceFrom: '2002-01-01',
    },
  },
]
