/** A driver’s license or registration that the state wants to suspend: no insurance, unpaid fines, drunk driving. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const LICENSE_HEARING = {
  title: 'Constitution of the United States',
  provision:
    'Fourteenth Amendment (Bell v. Burson, 402 U.S. 535 (1971): a hearing before a license is taken); for points for example Nevada NRS 483.473, California Vehicle Code 12810 and 14100, Florida Statutes 322.27, Ohio Revised Code 4510.037, Virginia Code 46.2-498',
  url: 'https://constitution.congress.gov/constitution/amendment-14/',
  inForceFrom: '1971-05-24',
}

const LICENSE = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
  topics: ['parking', 'general'],
  when: {
    all: [
      {
        says: [
          'license',
          'driving privilege',
          'driving privileges',
          'privilege to operate',
          'privilege to drive',
          'registration',
        ],
      },
      { says: ['suspended', 'suspension', 'will be suspended', 'revoked', 'revocation'] },
    ],
    not: [
      {
        says: [
          'professional license',
          'business license',
          'failure to respond will result',
          'may be suspended',
          'could be suspended',
          'may suspend',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const LAPSE = {
  title: 'Vehicle insurance and license law of your state',
  provision:
    'for example Florida Statutes 324.0221, New York Vehicle and Traffic Law (VTL) 318 and 319, Texas Transportation Code 601, Georgia O.C.G.A. 40-6-10, North Carolina G.S. 20-309',
  url: 'https://www.usa.gov/state-motor-vehicle-services',
  inForceFrom: '2000-01-01',
}

const DMV = {
  ...CHECKED,
  kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'department of motor vehicles',
          'dmv',
          'motor vehicle',
          'driver services',
          'vehicle registration',
          'your registration',
          'bureau of motor vehicles',
          'secretary of state',
        ],
      },
      {
        says: [
          'insurance lapse',
          'lapse',
          'lapsed',
          'no insurance',
          'proof of insurance',
          'insurance coverage',
          'liability insurance',
          'suspended',
          'suspension',
          'revoked',
        ],
      },
    ],
    not: [
      {
        says: [
          'gift card',
          'total loss',
          'deductible',
          'claim number',
          'alcohol',
          'dui',
          'dwi',
          'breath test',
          'child support',
          'toll',
          'tolls',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const HEARING = {
  title:
    'Constitution of the United States, Fourteenth Amendment (Bell v. Burson, 402 U.S. 535 (1971): a hearing before a license is taken)',
  provision: 'Fourteenth Amendment, section 1',
  url: 'https://constitution.congress.gov/constitution/amendment-14/',
  inForceFrom: '1971-05-24',
}

const LICENSES = {
  ...CHECKED,
  kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE'],
  when: {
    all: [
      {
        says: [
          'alcohol',
          'breath test',
          'blood test',
          'chemical test',
          'dui',
          'dwi',
          'owi',
          'ovi',
          '0.08',
        ],
      },
      {
        says: [
          'license',
          'driving privilege',
          'driving privileges',
          'privilege to operate',
          'privilege to drive',
        ],
      },
      { says: ['suspended', 'suspension', 'revoked', 'revocation'] },
    ],
  },
} satisfies Partial<Rule>

export const LICENSE_SUSPENSIONS: readonly Rule[] = [
  {
    ...LICENSE,
    checkedOn: '2026-11-22',
    id: 'us.license.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The state wants to take your license or registration for a time, from the day in the notice.',
    authority: LICENSE_HEARING,
  },
  {
    ...LICENSE,
    checkedOn: '2026-11-22',
    id: 'us.license.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask for the hearing now, in the way the notice says: it often holds the suspension off. Do not drive once it has begun. Ask about a limited license for work.',
    authority: LICENSE_HEARING,
  },
  {
    ...LICENSE,
    id: 'us.license.right-hearing',
    kind: 'right',
    rank: 6,
    says: 'A license may mostly not be taken before you can be heard. Ask for the hearing by the date on the notice.',
    authority: {
      title: 'Constitution of the United States',
      provision:
        'Fourteenth Amendment (Bell v. Burson, 402 U.S. 535 (1971): a hearing before a license is taken)',
      url: 'https://constitution.congress.gov/constitution/amendment-14/',
      inForceFrom: '1971-05-24',
    },
  },
  {
    ...LICENSE,
    id: 'us.license.va',
    kind: 'right',
    rank: 4,
    regions: ['US-VA'],
    says: 'In Virginia a license is no longer suspended only for unpaid court fines, since July 2020.',
    authority: {
      title: 'Code of Virginia',
      provision: 'section 46.2-395 (repealed on 1 July 2020)',
      url: 'https://law.lis.virginia.gov/vacode/title46.2/chapter3/',
      inForceFrom: '2020-07-01',
    },
  },
  {
    ...LICENSE,
    id: 'us.license.ca',
    kind: 'right',
    rank: 4,
    regions: ['US-CA'],
    says: 'In California a license is no longer suspended only for unpaid traffic fines, since 2017.',
    authority: {
      title: 'California Vehicle Code',
      provision: 'section 13365, as amended by Assembly Bill 103 (2017)',
      url: 'https://leginfo.legislature.ca.gov/',
      inForceFrom: '2017-06-27',
    },
  },
  {
    ...LICENSE,
    id: 'us.license.ny',
    kind: 'right',
    rank: 4,
    regions: ['US-NY'],
    says: 'In New York a license is no longer suspended for unpaid traffic fines. You can ask for a plan tied to your income.',
    authority: {
      title: 'New York Vehicle and Traffic Law (VTL)',
      provision: 'section 510 (Driver’s License Suspension Reform Act)',
      url: 'https://www.nysenate.gov/legislation/laws/VAT/510',
      inForceFrom: '2021-06-29',
    },
  },
  {
    ...DMV,
    id: 'us.life.right-lapse',
    kind: 'right',
    rank: 6,
    says: 'You can mostly show that you had insurance, or ask for a hearing, before the license or plates are suspended.',
    authority: LAPSE,
  },
  {
    ...DMV,
    id: 'us.life.step-lapse',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Ask your insurer today to send proof of cover, and answer the office by its date. Do not drive while suspended.',
    authority: LAPSE,
  },
  {
    ...DMV,
    id: 'us.life.option-lapse',
    kind: 'option',
    option: 'appeal',
    rank: 6,
    title: 'Show proof or ask for a hearing',
    cost: 'Free or a small fee',
    time: 'By the date in the notice',
    risk: 'Late answers can cost the license.',
    bestFor: 'You had cover or it is a mistake.',
    says: 'Send proof or ask for a hearing in writing.',
    authority: LAPSE,
  },
  {
    ...LICENSES,
    id: 'us.license.right-stop',
    kind: 'right',
    rank: 5,
    says: 'You must get a way to be heard on the suspension. It is apart from the criminal case.',
    authority: HEARING,
  },
  {
    ...LICENSES,
    id: 'us.license.step-hearing',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask for the hearing today: the time is often only days. Ask a lawyer before the first court day.',
    authority: HEARING,
  },
  {
    ...LICENSES,
    id: 'us.license.option-hearing',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    title: 'Ask for a hearing',
    cost: 'A fee in some states',
    time: 'Days, as the notice says',
    risk: 'None. Without it the suspension starts.',
    bestFor: 'You need to drive or the test was wrong.',
    says: 'Ask for a hearing, and for a permit to drive to work.',
    authority: HEARING,
  },
]
