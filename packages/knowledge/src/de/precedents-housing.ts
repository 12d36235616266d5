/** Leading cases of Germany on rented homes. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { bgh, bverfg } from './cite-case.ts'

const DE = { country: 'de', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const
const HOME = {
  ...DE,
  areas: ['housing'],
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
} satisfies Partial<Precedent>
const TENANT_OUT = [
  'kündigung',
  'gekündigt',
  'räumung',
  'räumungsklage',
  'ausziehen',
  'eviction',
  'notice to leave',
]
const ARREARS = [
  'mietrückstand',
  'mietschulden',
  'miete nicht gezahlt',
  'miete zu spät',
  'mietrückstände',
  'rent arrears',
  'jobcenter',
]

export const HOUSING_PRECEDENTS: readonly Precedent[] = [
  {
    ...HOME,
    id: 'de.precedent.schonfristzahlung',
    name: 'Paying arrears after notice',
    ...bgh('VIII ZR 231/17', '2018-09-19'),
    kinds: [...HOME.kinds, 'COURT_CLAIM'],
    when: {
      any: [{ says: ['hilfsweise', 'ordentlich', 'fristlos', 'mietrückstand', 'zahlungsverzug'] }],
    },
    asks: [ARREARS, [...TENANT_OUT, 'nachzahlen', 'bezahlt', 'schonfrist']],
    asked: 'Does paying all the arrears also undo a notice given with the usual time?',
    held: 'No. It undoes only the notice without time. The landlord may give both at once.',
    helps: 'Pay fast all the same. It undoes the one, and speaks for you in the other.',
    limits:
      "It works against you. Ask for help at the Jobcenter and a tenants' association at once.",
    side: 'against_you',
  },
  {
    ...HOME,
    id: 'de.precedent.geldmangel-jobcenter',
    name: 'Rent unpaid because the office paid late',
    ...bgh('VIII ZR 175/14', '2015-02-04'),
    when: { any: [{ says: ['mietrückstand', 'zahlungsverzug', 'fristlos'] }] },
    asks: [ARREARS, [...TENANT_OUT, 'jobcenter', 'sozialamt', 'amt zahlt nicht']],
    asked: 'Is a tenant excused when the welfare office does not pay the rent in time?',
    held: 'No. Lack of money is no excuse, so the landlord may give notice.',
    helps:
      'Tell the office in writing that your home is at risk. It can take over arrears, also by a fast court order.',
    limits:
      'It works against you. If the arrears are paid within two months of the claim, the notice without time falls.',
    side: 'against_you',
  },
  {
    ...HOME,
    id: 'de.precedent.haertefall',
    name: 'Hardship of an old or ill tenant',
    ...bgh('VIII ZR 180/18', '2019-05-22'),
    when: { any: [{ says: ['eigenbedarf', 'kündigung', 'widerspruch', 'härte'] }] },
    asks: [
      [...TENANT_OUT, 'eigenbedarf'],
      [
        'alt',
        'krank',
        'härtefall',
        'härte',
        'krankheit',
        'demenz',
        'schwanger',
        'behindert',
        'widerspruch',
        'ill',
        'old',
        'hardship',
      ],
    ],
    asked: "How must courts weigh the illness of a tenant against the landlord's own need?",
    held: 'In each single case, with an expert on what a move would do. No fixed rules by age alone.',
    helps: "Object in writing two months before the end at the latest, with a doctor's letter.",
    limits: "If the landlord's need is as pressing, you may still have to go.",
    side: 'both',
  },
  {
    ...HOME,
    id: 'de.precedent.vorgetaeuschter-eigenbedarf',
    name: 'Feigned own need',
    ...bgh('VIII ZR 99/14', '2015-06-10'),
    when: { any: [{ says: ['eigenbedarf'] }] },
    asks: [
      ['eigenbedarf'],
      [
        'vorgetäuscht',
        'gelogen',
        'zieht nicht ein',
        'schadensersatz',
        'vergleich',
        'neu vermietet',
        'vorgeschoben',
      ],
    ],
    asked: 'Can a tenant claim money for a false own need after agreeing in court to leave?',
    held: 'Yes, unless the tenant clearly gave up that claim in the agreement.',
    helps: 'Look who lives there afterwards. You may claim moving costs and higher rent.',
    limits: 'A clear waiver, often for a large sum, can end the claim.',
    side: 'for_you',
  },
  {
    ...HOME,
    id: 'de.precedent.schoenheitsreparaturen-unrenoviert',
    name: 'Decorating a home that was not decorated',
    ...bgh('VIII ZR 185/14', '2015-03-18'),
    kinds: ['ENQUIRY', 'LETTER_BEFORE_CLAIM', 'RENT_ARREARS_LETTER'],
    when: { any: [{ says: ['schönheitsreparaturen', 'renovierung', 'renovieren', 'streichen'] }] },
    asks: [
      [
        'schönheitsreparaturen',
        'renovieren',
        'renovierung',
        'streichen',
        'malern',
        'auszug',
        'redecorate',
        'kaution',
      ],
    ],
    asked: 'Must a tenant decorate when the home was handed over undecorated?',
    held: 'No, not without a fair sum for it. Such a term in a standard lease is void.',
    helps: 'Show photos or the handover paper from when you moved in.',
    limits: 'Damage beyond normal wear is still yours to pay.',
    side: 'for_you',
  },
  {
    ...HOME,
    id: 'de.precedent.mietpreisbremse',
    name: 'The rent brake',
    ...bverfg('1 BvL 1/18', '2019-07-18', ['lk', 'Beschluss']),
    kinds: ['ENQUIRY'],
    asks: [['mietpreisbremse', 'miete zu hoch', 'überhöhte miete', 'rent too high', 'rent brake']],
    asked: 'Is it lawful to limit the rent at the start of a lease in tight markets?',
    held: 'Yes. The rent brake does not break the basic law.',
    helps:
      'Complain of too high a rent in text form. Then you can get back what you paid too much.',
    limits: 'It holds only in named areas, with exceptions such as new homes.',
    side: 'for_you',
  },
]
