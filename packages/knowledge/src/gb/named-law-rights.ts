/** Rights that an adviser names with the letter: hearings at work, power cuts, rent in Wales and Scotland, pay sent by mistake. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { APPEAL_OVER } from '../english/job-ended.ts'
import { cite, CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'
import { HEARING_AHEAD } from './dismissal-cues.ts'
import { SOCIAL_SCOTLAND } from './eviction-special.ts'

const GREAT_BRITAIN: NonNullable<Rule['nations']> = ['england', 'wales', 'scotland']

const POWER: Test = { says: ['electricity', 'energy', 'kwh', 'prepayment meter', 'your supply'] }
const GAS_OR_POWER: Test = {
  says: ['electricity', 'gas', 'energy', 'kwh', 'prepayment meter'],
}
const CUT_OFF: Test = {
  says: [
    'disconnect',
    'disconnected',
    'disconnecting',
    'disconnection',
    'cut off',
    'prepayment meter',
    'warrant',
  ],
}
export const HEARING_AT_WORK: Test = {
  says: [
    'disciplinary hearing',
    'disciplinary meeting',
    'disciplinary appeal',
    'appeal hearing',
    'grievance hearing',
    'grievance meeting',
    'right to be accompanied',
    'gross misconduct',
  ],
}
const RENT_ARREARS: Test = {
  says: ['arrears', 'rent owed', 'unpaid rent', 'not paid your rent', 'behind with', 'behind on'],
}
const SOCIAL_LANDLORD: Test = { sender: ['housing', 'council', 'borough', 'community trust'] }

const WORKPLACE_HEARING: Authority = {
  title: 'Employment Relations Act 1999',
  provision: 'section 10',
  url: 'https://www.legislation.gov.uk/ukpga/1999/26/section/10',
  inForceFrom: '2000-09-04',
}
const HEARING_FIRST: Authority = {
  title: 'Acas Code of Practice on disciplinary and grievance procedures',
  provision: 'paragraphs 9 to 12 (the hearing) and 18 (the decision after it)',
  url: 'https://www.acas.org.uk/acas-code-of-practice-on-disciplinary-and-grievance-procedures',
  inForceFrom: '2015-03-11',
}
const CUTTING_OFF: Authority = {
  title: 'Electricity Act 1989',
  provision: 'Schedule 6, paragraph 2',
  url: 'https://www.legislation.gov.uk/ukpga/1989/29/schedule/6/paragraph/2',
  inForceFrom: '2001-10-01',
}
const ENERGY_REDRESS: Authority = {
  title: 'Consumers, Estate Agents and Redress Act 2007',
  provision: 'section 47 (membership of a redress scheme: the Energy Ombudsman)',
  url: 'https://www.legislation.gov.uk/ukpga/2007/17/section/47',
  inForceFrom: '2008-10-01',
}
const SOCIAL_PROTOCOL: Authority = {
  title: 'Pre-Action Protocol for Possession Claims by Social Landlords',
  provision: 'Part 2 (rent arrears) and paragraph 1.5',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/protocol/pre-action-protocol-for-possession-claims-by-social-landlords',
  inForceFrom: '2020-01-13',
}
const SCOTS_STEPS_FIRST: Authority = {
  title: 'Private Housing (Tenancies) (Scotland) Act 2016',
  provision:
    'Schedule 3, paragraph 12(4)(b), with the Rent Arrears Pre-Action Requirements (Coronavirus) (Scotland) Regulations 2020',
  url: 'https://www.legislation.gov.uk/asp/2016/19/schedule/3',
  inForceFrom: '2022-10-01',
}
export const NAMED_LAW_RIGHTS: readonly Rule[] = [
  {
    ...CHECKED,
    nations: GREAT_BRITAIN,
    id: 'gb.job.hearing-wants',
    dayToAct: 'open',
    kind: 'fact',
    slot: 'what_they_want',
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    rank: 4,
    when: { all: [HEARING_AHEAD] },
    says: 'Your employer calls you to a hearing and should decide only after it. You get to answer what they say against you.',
    authority: HEARING_FIRST,
  },
  {
    ...CHECKED,
    nations: GREAT_BRITAIN,
    id: 'gb.job.right-companion',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    rank: 6,
    when: { all: [HEARING_AT_WORK], not: [APPEAL_OVER] },
    says: 'You can bring a workmate or a union official to the hearing. If they cannot come, you can ask for another time within five working days.',
    authority: WORKPLACE_HEARING,
  },
  {
    ...CHECKED,
    nations: GREAT_BRITAIN,
    id: 'gb.bill.right-cut-off',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND'],
    rank: 12,
    when: { all: [POWER, CUT_OFF] },
    says: "For electricity they must wait 28 days after the demand and give you seven working days' notice. They may not cut you off for a sum that you truly dispute.",
    authority: CUTTING_OFF,
  },
  {
    ...CHECKED,
    nations: GREAT_BRITAIN,
    id: 'gb.bill.know-redress',
    kind: 'fact',
    slot: 'did_you_know',
    kinds: ['UTILITY_BILL_DEMAND'],
    rank: 20,
    when: { all: [GAS_OR_POWER] },
    says: 'By law an energy firm must belong to a free ombudsman scheme. If you accept its decision, the firm must do what it says.',
    authority: ENERGY_REDRESS,
  },
  {
    ...CHECKED,
    nations: ['wales'],
    id: 'gb.home.wales-serious-arrears',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rank: 5,
    when: { all: [{ says: ['rhw20', 'seriously in arrears', 'serious rent arrears'] }] },
    says: 'The landlord must wait 14 days before court. Serious arrears means two months of rent, or eight weeks if you pay weekly. Get below that by the hearing, and the court need not order you out.',
    authority: cite('renting', 'sections 181, 182, 187 and 188', 'section/181'),
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    nations: ['wales'],
    id: 'gb.home.wales-rent-notice',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rank: 3,
    when: { all: [{ says: ['rhw12', 'variation of rent', 'notice of variation of rent'] }] },
    says: "This notice is about a higher rent. With less than two months' notice, or less than a year since the last rise, the rent does not change. For some contracts from before December 2022 a rent committee can decide.",
    authority: cite(
      'renting',
      'section 123, with Renting Homes (Rent Determination) (Converted Contracts) (Wales) Regulations 2022',
      'section/123',
    ),
  },
  {
    ...CHECKED,
    nations: ['wales'],
    id: 'gb.home.wales-breach',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rank: 5,
    when: { all: [{ says: ['rhw23', 'section 157', 'section 159'] }] },
    says: 'For rent arrears the landlord must wait a month after this notice before court. The court can order you out only if that is reasonable.',
    authority: cite('renting', 'sections 157, 159 and 209', 'section/159'),
  },
  {
    ...CHECKED,
    nations: ENGLAND_AND_WALES,
    id: 'gb.home.right-social-protocol',
    kind: 'right',
    kinds: ['EVICTION_NOTICE'],
    rank: 12,
    when: {
      all: [SOCIAL_LANDLORD, RENT_ARREARS],
      // A secure tenant is told this with the rest of the law on such a home.
      not: [{ says: ['secure tenancy', 'secure tenant', 'housing act 1985'] }],
    },
    says: 'For rent arrears, a council or housing association must first try to agree what you can afford. The judge can look at whether it did.',
    authority: SOCIAL_PROTOCOL,
  },
  {
    ...CHECKED,
    nations: ['scotland'],
    id: 'gb.home.scotland-steps-first',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rank: 9,
    when: { all: [RENT_ARREARS], not: [SOCIAL_SCOTLAND, SOCIAL_LANDLORD] },
    says: 'A private landlord should first tell you what you owe and your rights, and try to agree a plan. The Tribunal must look at whether this was done.',
    authority: SCOTS_STEPS_FIRST,
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ['wales'],
    id: 'gb.home.wales-arrears',
    kind: 'right',
    kinds: ['RENT_ARREARS_LETTER'],
    rank: 5,
    when: {
      not: [
        {
          says: [
            'rhw12',
            'rhw20',
            'rhw23',
            'seriously in arrears',
            'serious rent arrears',
            'section 157',
            'section 159',
            'variation of rent',
            'service charge',
            'ground rent',
          ],
        },
      ],
    },
    says: 'In Wales the landlord must give you a notice and wait before court. A judge can order you out only if that is reasonable. It is stricter if you rent privately and owe two months or more.',
    authority: cite('renting', 'sections 157, 159, 181, 187 and 209', 'section/159'),
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ['scotland'],
    id: 'gb.home.right-tribunal-scotland',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rank: 3,
    when: {
      all: [
        { says: ['first-tier tribunal for scotland', 'housing and property chamber'] },
        { says: ['case management discussion', 'eviction order', 'application'] },
      ],
    },
    says: 'Take part in the talk with the tribunal, by phone or in writing. It makes an eviction order only if that is fair to both. Ask if the landlord followed the steps for arrears, and offer a plan.',
    authority: {
      title:
        'First-tier Tribunal for Scotland Housing and Property Chamber (Procedure) Regulations 2017',
      provision:
        'rule 17, with Private Housing (Tenancies) (Scotland) Act 2016, section 51 and the Rent Arrears Pre-Action Requirements (Coronavirus) (Scotland) Regulations 2020',
      url: 'https://www.legislation.gov.uk/ssi/2017/328/contents',
      inForceFrom: '2022-10-01',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ['scotland'],
    id: 'gb.home.right-council-scotland',
    kind: 'right',
    kinds: ['RENT_ARREARS_LETTER'],
    rank: 9,
    when: { all: [{ says: ['eviction order', 'evict', 'eviction', 'notice to leave'] }] },
    says: 'If you may lose your home within two months, the council must help you. Tell it now.',
    authority: {
      title: 'Housing (Scotland) Act 1987',
      provision: 'sections 24, 28, 31 and 32 (homeless people, and those about to be)',
      url: 'https://www.legislation.gov.uk/ukpga/1987/26/section/31',
      inForceFrom: '1987-08-15',
    },
  },
]
