/** The law that an adviser names first in letters of offices and schools: audits, help taken away, values of homes, transcripts. */
import type { Rule } from '@plainletter/contracts/rule'

const CHECKED = { country: 'us', checkedOn: '2026-11-23', checkBy: '2027-10-31' } as const

export const NAMED_LAW_OF_OFFICES: readonly Rule[] = [
  {
    ...CHECKED,
    id: 'us.named.tax-audit',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 5,
    when: {
      all: [
        { says: ['internal revenue service', 'irs', 'irs.gov'] },
        {
          says: [
            'examining your',
            'examine your',
            'under audit',
            'under examination',
            'audit report',
            'selected for audit',
            'selected for examination',
            'letter 566',
            'letter 525',
            'letter 2205',
            'cp75',
            'cp 75',
            'examination report',
          ],
        },
      ],
    },
    says: 'An audit is a check, not yet a debt. Send copies of your proof by the day. If you do not agree with the report, ask for Appeals. Before it bills you, the IRS must give you 90 days for the Tax Court.',
    authority: {
      title:
        'Internal Revenue Code (IRC): audits, notice of deficiency and Low Income Taxpayer Clinics',
      provision:
        '26 U.S.C. 7602, 6212, 6213(a) and 7526; 26 CFR 601.105 and 601.106 (audit and Appeals)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section6213&num=0&edition=prelim',
      inForceFrom: '1998-07-22',
    },
  },
  {
    ...CHECKED,
    id: 'us.named.medicaid-gifts',
    kind: 'right',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'INSURANCE_DECISION'],
    rank: 3,
    when: {
      all: [
        { says: ['medicaid', 'medi-cal', 'masshealth', 'tenncare'] },
        {
          says: [
            'nursing home',
            'long-term care',
            'long term care',
            'nursing facility',
            'care facility',
          ],
        },
        {
          says: [
            'transfer',
            'transferred',
            'transfers',
            'gave away',
            'gift',
            'gifts',
            'look-back',
            'lookback',
            'look back',
            'penalty period',
            'less than fair market value',
            'uncompensated',
          ],
        },
      ],
    },
    says: 'Medicaid looks back five years at gifts. Gifts to a husband or wife or to a disabled child mostly do not count. The state must let you off where the penalty means undue hardship. Ask for a hearing by the day in the letter.',
    authority: {
      title:
        'Social Security Act, sections 1917 and 1924 (Medicaid: gifts before long-term care; husband or wife at home)',
      provision:
        '42 U.S.C. 1396p(c)(1) and (c)(2) and 1396r-5; 42 CFR 431.220 and 431.221 (fair hearing)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section1396p&num=0&edition=prelim',
      inForceFrom: '2006-02-08',
    },
  },
  {
    ...CHECKED,
    id: 'us.named.cash-help',
    kind: 'right',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    when: {
      all: [
        {
          says: [
            'tanf',
            'temporary assistance',
            'cash assistance',
            'workfirst',
            'calworks',
            'welfare to work',
            'welfare-to-work',
            'ohio works first',
            'family assistance program',
          ],
        },
        {
          says: [
            'sanction',
            'sanctioned',
            'sanctions',
            'reduced',
            'reduce',
            'stop',
            'stopped',
            'end',
            'terminate',
            'terminated',
            'closed',
            'denied',
            'work activities',
            'noncompliance',
          ],
        },
      ],
    },
    says: 'This cash help may be cut over work rules only if you had no good cause. Illness, no child care and violence at home can be good cause. Ask for a hearing at once, as in many states the money then goes on.',
    authority: {
      title: 'Social Security Act, part IV-A (Temporary Assistance for Needy Families, TANF)',
      provision:
        '42 U.S.C. 607(e) (good cause; no child care for a child under six), 602(a)(1)(B)(iii) (a way to appeal) and 602(a)(7) (violence in the family); Goldberg v. Kelly, 397 U.S. 254 (1970)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section607&num=0&edition=prelim',
      inForceFrom: '2006-02-08',
    },
  },
  {
    ...CHECKED,
    id: 'us.named.transcript',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 6,
    when: {
      all: [
        { says: ['transcript', 'transcripts', 'diploma'] },
        { says: ['college', 'university', 'school', 'tuition'] },
      ],
    },
    says: 'California, New York and some other states do not let a school keep back a transcript over a debt. Ask the collector and the school which law they rely on.',
    authority: {
      title: 'State laws on transcripts kept back for a debt',
      provision: 'for example California Civil Code 1788.93, New York Education Law 640',
      url: 'https://www.nysenate.gov/legislation/laws/EDN/640',
      inForceFrom: '2022-06-10',
    },
  },
  {
    ...CHECKED,
    id: 'us.named.home-exemption',
    kind: 'right',
    kinds: ['TAX_DEMAND', 'OTHER'],
    topics: ['housing', 'debt'],
    rank: 7,
    when: {
      all: [
        {
          says: [
            'assessed value',
            'proposed assessment',
            'assessment notice',
            'change of assessment',
            'assessment change',
            'appraised value',
            'notice of appraised value',
            'market value',
            'valuation notice',
            'notice of valuation',
            'tax assessor',
            'supervisor of assessments',
          ],
        },
        { says: ['property', 'home', 'parcel', 'pin', 'land'] },
      ],
      not: [{ says: ['for sale', 'listing price', 'mortgage payment'] }],
    },
    says: 'Ask the assessor which exemptions you have: for the home you live in, for age, disability or service in the forces. They lower the tax, and must mostly be asked for.',
    authority: {
      title:
        'Property tax exemptions of your state: the home you live in, age, disability, veterans',
      provision:
        'for example Illinois 35 ILCS 200/15-170 and 15-175, Texas Tax Code 11.13, Florida Statutes 196.031, Ohio Revised Code 323.152, California Revenue and Taxation Code 218',
      url: 'https://www.usa.gov/state-taxes',
      inForceFrom: '2010-01-01',
    },
  },
  {
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    id: 'us.named.jobless-overpaid',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 7,
    when: {
      all: [
        { says: ['unemployment', 'reemployment assistance'] },
        { says: ['overpaid', 'overpayment', 'pay back', 'repay'] },
      ],
    },
    says: 'In many states you need not repay if you had no fault and it would be a hardship. Ask for this waiver and appeal too. Without fraud there is mostly no penalty on top.',
    authority: {
      title: 'State unemployment insurance law on overpayments',
      provision:
        'for example California Unemployment Insurance Code 1375, Illinois 820 ILCS 405/900, New York Labor Law 597, Colorado C.R.S. 8-81-101(4), Oregon ORS 657.315, Minnesota Minn. Stat. 268.18',
      url: 'https://www.usa.gov/unemployment-benefits',
      inForceFrom: '2010-01-01',
    },
  },
  {
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    id: 'us.named.ny-tax-license',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    topics: ['debt'],
    regions: ['US-NY'],
    rank: 3,
    when: {
      all: [
        { says: ['tax'] },
        {
          says: [
            'driver license',
            'driver’s license',
            "driver's license",
            'drivers license',
            'license suspension',
          ],
        },
      ],
    },
    says: 'In New York a tax debt of $10,000 or more can cost you the license. You have 60 days to pay, agree on a plan or show that it is not your debt. Ask for a restricted license if it ends.',
    authority: {
      title: 'New York Tax Law and Vehicle and Traffic Law (VTL)',
      provision: 'Tax Law 171-v (60 days) and 171(15) (offer in compromise); VTL 510(4-f)',
      url: 'https://www.nysenate.gov/legislation/laws/TAX/171-V',
      inForceFrom: '2013-03-28',
    },
  },
  {
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    id: 'us.named.tax-accuracy-penalty',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 8,
    when: {
      all: [
        { says: ['internal revenue service', 'irs', 'irs.gov'] },
        {
          says: [
            'accuracy-related penalty',
            'accuracy related penalty',
            'substantial understatement',
            'negligence penalty',
          ],
        },
      ],
    },
    says: 'The penalty of 20% falls away if you had a good reason and acted in good faith. A good adviser or a form that never came can be one. Write why. A Low Income Taxpayer Clinic can help for free.',
    authority: {
      title: 'Internal Revenue Code (IRC): accuracy penalty, good reason, and free clinics',
      provision: '26 U.S.C. 6662, 6664(c), 6751(b) and 7526',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section6664&num=0&edition=prelim',
      inForceFrom: '1990-01-01',
    },
  },
]
