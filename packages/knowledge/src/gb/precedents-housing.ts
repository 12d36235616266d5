/** Leading cases on renting: what a tenancy is, eviction, arrears and repairs. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { heldCase, lordsCase, oldCase } from './cite-case.ts'
import { EVICT, EW, HOME, HOMELESS } from './precedents-housing-words.ts'

const ENGLAND = { ...HOME, nations: ['england'] } satisfies Partial<Precedent>
const COUNCIL_LANDLORD = [
  'council tenant',
  'council house',
  'council flat',
  'housing association',
  'social landlord',
  'the council',
]
const PRIVATE_LANDLORD = ['private landlord', 'landlord', 'letting agent']
const REPAIRS = [
  'repair',
  'repairs',
  'disrepair',
  'damp',
  'mould',
  'leak',
  'broken boiler',
  'no heating',
]
const POSSESSION_OF_HOME = {
  says: ['possession', 'evict', 'eviction', 'tenancy', 'leave the property'],
}

export const HOUSING_PRECEDENTS: readonly Precedent[] = [
  {
    ...EW,
    id: 'gb.precedent.manchester-v-pinnock',
    name: 'Manchester City Council v Pinnock',
    ...heldCase('UKSC', '45', '2010-11-03'),
    when: {
      any: [
        { says: ['council', 'housing association', 'demoted tenancy', 'introductory tenancy'] },
      ],
    },
    asks: [EVICT, COUNCIL_LANDLORD],
    asked: 'Must a court look at whether it is fair before a council takes a home?',
    held: 'Yes. Everyone losing a home to a public landlord can ask the court to weigh whether that goes too far.',
    helps:
      'Tell the court about your health, your children and what you have done to put things right.',
    limits: 'Only against public landlords. The court will agree only in strong and rare cases.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.hounslow-v-powell',
    name: 'Hounslow London Borough Council v Powell',
    ...heldCase('UKSC', '8', '2011-02-23'),
    when: { any: [{ says: ['homeless', 'temporary accommodation', 'introductory tenancy'] }] },
    asks: [EVICT, [...HOMELESS, 'introductory tenancy', 'temporary']],
    asked: 'Does the fairness test also cover people in homeless housing or on a trial tenancy?',
    held: 'Yes. But the court looks into it only if you raise it and your case is serious.',
    helps: 'You can raise it even when you have few other rights. Say why your case is special.',
    limits: 'The council need not explain its reasons first. Most cases will not pass this bar.',
    side: 'both',
  },
  {
    ...EW,
    id: 'gb.precedent.mcdonald-v-mcdonald',
    name: 'McDonald v McDonald',
    ...heldCase('UKSC', '28', '2016-06-15'),
    when: { all: [POSSESSION_OF_HOME], not: [{ says: ['council', 'housing association'] }] },
    asks: [EVICT, [...PRIVATE_LANDLORD, 'human rights', 'right to a home']],
    asked: 'Must a court weigh human rights before a private owner gets a home back?',
    held: 'No. The rules that Parliament made already set that balance.',
    helps: 'Look for faults in the notice or the reasons instead. Those can still win.',
    limits:
      'It works against you with a private landlord. In England they have needed a legal reason since 1 May 2026.',
    side: 'against_you',
  },
  {
    ...EW,
    id: 'gb.precedent.akerman-livingstone-v-aster',
    name: 'Akerman-Livingstone v Aster Communities Ltd',
    ...heldCase('UKSC', '15', '2015-03-11'),
    when: { any: [{ says: ['disability', 'disabled', 'mental health', 'medical'] }] },
    asks: [
      EVICT,
      [
        'disabled',
        'disability',
        'mental health',
        'depression',
        'illness',
        'autism',
        'ptsd',
        'discrimination',
      ],
    ],
    asked: 'Can a disabled tenant defend an eviction by saying it is discrimination?',
    held: 'Yes. The landlord must then show that eviction is a fair way to reach a good aim.',
    helps: 'If your illness is linked to the reason for eviction, tell the court and send proof.',
    limits: 'The landlord may still win if nothing less than eviction would do.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.street-v-mountford',
    name: 'Street v Mountford',
    ...oldCase('[1985] UKHL 4', {
      court: 'House of Lords',
      decidedOn: '1985-05-02',
      path: 'uk/cases/UKHL/1985/4.html',
    }),
    when: { any: [{ says: ['licence', 'licensee', 'licence agreement', 'lodger'] }] },
    asks: [
      [
        'licence',
        'licensee',
        'lodger',
        'guardian',
        'am i a tenant',
        'no contract',
        'no tenancy agreement',
        'licence agreement',
      ],
    ],
    asked: 'Is a person a tenant when the paper calls the deal a "licence"?',
    held: 'What counts is what was agreed. A home of your own for rent and a time is a tenancy.',
    helps: "A landlord cannot take away tenants' rights by picking another word.",
    limits: "You need the place to yourself. Lodgers in the owner's home are not tenants.",
    side: 'for_you',
  },
  {
    ...ENGLAND,
    id: 'gb.precedent.north-british-housing-v-matthews',
    name: 'North British Housing Association Ltd v Matthews',
    ...heldCase('EWCA Civ', '1736', '2004-12-21'),
    when: { any: [{ says: ['ground 8', 'rent arrears', 'arrears of rent'] }] },
    asks: [
      ['rent arrears', 'behind with rent', 'behind on rent', 'ground 8', 'owe rent'],
      [
        'court',
        'hearing',
        'adjourn',
        'evict',
        'evicted',
        'universal credit',
        'housing benefit',
        'section 8',
      ],
    ],
    asked: 'Can a judge put off a case so that a tenant can pay the arrears down first?',
    held: 'Almost never, when the arrears are high enough for the fixed rule called ground 8.',
    helps: 'Get the arrears under the line before the hearing. That takes the fixed rule away.',
    limits:
      'Since 1 May 2026 the line is three months of rent. Universal Credit not yet paid to you does not count.',
    side: 'against_you',
  },
  {
    ...ENGLAND,
    id: 'gb.precedent.knowsley-v-white',
    name: 'Knowsley Housing Trust v White',
    ...lordsCase('70', '2008-12-10'),
    when: { any: [{ says: ['suspended', 'possession order', 'warrant of possession'] }] },
    asks: [
      ['possession order', 'suspended order', 'suspended possession'],
      ['still a tenant', 'rent', 'repairs', 'tenancy', 'rights', 'broke', 'missed'],
    ],
    asked: 'Does a tenancy end when a tenant breaks the terms of a suspended possession order?',
    held: 'No. An assured tenancy goes on until the tenant has to leave.',
    helps:
      'You keep your rights as a tenant, such as repairs, until then. You can ask the court for more time.',
    limits: 'The landlord can still ask the court bailiff to carry out the order.',
    side: 'for_you',
  },
  {
    ...ENGLAND,
    id: 'gb.precedent.edwards-v-kumarasamy',
    name: 'Edwards v Kumarasamy',
    ...heldCase('UKSC', '40', '2016-07-13'),
    kinds: ['RENT_ARREARS_LETTER', 'ENQUIRY'],
    when: { any: [{ says: ['repair', 'repairs', 'disrepair'] }] },
    asks: [REPAIRS],
    asked: 'Must a landlord mend a path outside the building that nobody told him was broken?',
    held: 'No. The path was not part of the front hall. And a landlord must mostly be told of a fault first.',
    helps: 'It shows why to report every fault in writing, with a date and a photo.',
    limits: 'It does not help if you never told the landlord about the fault.',
    side: 'against_you',
  },
  {
    ...ENGLAND,
    id: 'gb.precedent.grand-v-gill',
    name: 'Grand v Gill',
    ...heldCase('EWCA Civ', '554', '2011-05-19'),
    kinds: ['RENT_ARREARS_LETTER', 'EVICTION_NOTICE', 'ENQUIRY'],
    when: { any: [{ says: ['repair', 'repairs', 'disrepair', 'damp', 'mould', 'condensation'] }] },
    asks: [['plaster', 'damp', 'mould', 'ceiling', 'walls', 'condensation']],
    asked: 'Is plaster on walls and ceilings part of what a landlord must repair?',
    held: 'Yes. Plaster is part of the structure of the home.',
    helps: "Damaged plaster is the landlord's job. Report it in writing.",
    limits:
      'Mould from moist air alone may not be disrepair. Other rules on unfit homes may then help.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.daejan-v-benson',
    name: 'Daejan Investments Ltd v Benson',
    ...heldCase('UKSC', '14', '2013-03-06'),
    kinds: ['LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    when: { all: [{ says: ['service charge', 'service charges', 'major works', 'section 20'] }] },
    asks: [
      [
        'service charge',
        'service charges',
        'major works',
        'section 20',
        'leaseholder',
        'freeholder',
      ],
    ],
    asked: 'What happens when a landlord skips the steps for asking flat owners about big works?',
    held: 'The tribunal can excuse it. It asks what harm the owners suffered.',
    helps:
      'Show what you would have said, and what it would have saved. The charge can be cut by that.',
    limits: 'A missed step with no harm does not cut the bill.',
    side: 'both',
  },
  {
    ...HOME,
    nations: ['wales'],
    id: 'gb.precedent.coastal-housing-v-mitchell',
    name: 'Coastal Housing Group Ltd v Mitchell',
    ...heldCase('EWHC', '2831 (Ch)', '2024-11-08'),
    when: { any: [{ says: ['rent', 'occupation contract', 'arrears'] }] },
    asks: [
      [
        'electrical',
        'electric',
        'eicr',
        'electrical report',
        'unfit',
        'fit for human habitation',
        'safety report',
      ],
      ['rent', 'landlord', 'arrears', 'pay'],
    ],
    asked:
      'Is rent due in Wales while the landlord has not given you the electrical safety report?',
    held: 'No. The law then treats the home as unfit to live in, and no rent is due for those days.',
    helps:
      'Ask whether and when you were given the report. Rent for the time without it may not be owed.',
    limits:
      'Rent is due again once you get the report. Getting back rent you already paid is a separate question.',
    side: 'for_you',
  },
  {
    ...ENGLAND,
    id: 'gb.precedent.khan-v-mehmood',
    name: 'Khan v Mehmood',
    ...heldCase('EWCA Civ', '791', '2022-06-21'),
    when: { any: [{ says: ['repair', 'repairs', 'disrepair', 'rent arrears'] }] },
    asks: [
      REPAIRS,
      ['compensation', 'damages', 'claim', 'rent back', 'money back', 'arrears', 'stop paying'],
    ],
    asked: 'How much does a tenant get when the landlord did not repair the home?',
    held: 'He got half of the rent for the bad years, plus a tenth. It was set against the rent he owed.',
    helps: 'If they sue for rent, you can claim for disrepair in the same case.',
    limits:
      'It counts from when you became the tenant, after a fair time to repair. Do not stop paying rent without advice.',
    side: 'for_you',
  },
]
