/** Questions about an eviction that a judge has ordered and a bailiff has named the day for. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_EVICTION_DATE: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.eviction-date',
    checkedOn: '2026-11-23',
    kind: 'answer',
    topics: ['housing', 'debt', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      [
        'ontruimd',
        'ontruiming',
        'ontruimen',
        'uithuiszetting',
        'huisuitzetting',
        'uitzetting',
        'uit huis gezet',
        'huis uitgezet',
        'uitgezet',
        'huis uit',
        'evicted',
        'eviction',
      ],
      [
        'vonnis',
        'uitspraak',
        'rechter heeft',
        'de rechter',
        'kantonrechter',
        'verstek',
        'verstekvonnis',
        'ontruimingsdatum',
        'datum',
        'aangezegd',
        'exploot',
        'deurwaarder',
        'deurwaarder komt',
        'volgende week',
        'over een week',
        'over twee weken',
        'bailiff',
        'judgment',
      ],
      [
        'huurachterstand',
        'achterstand',
        'huur',
        'huurschuld',
        'woningcorporatie',
        'corporatie',
        'verhuurder',
        'huisbaas',
        'woningbouw',
        'rent',
      ],
    ],
    says: 'Do not pack yet, but act today. Call the landlord and your town’s debt help: with an eviction near it must see you within three working days. Offer a plan and pay the rent. If the landlord says no, debt help can ask the court for a pause (moratorium) of up to six months. The Juridisch Loket says for free if appeal helps: mostly three months. Were you not in court? Object in four weeks (verzet).',
    authority: {
      title: 'Faillissementswet (Fw)',
      provision:
        'artikel 287b; Wet gemeentelijke schuldhulpverlening (Wgs), artikel 4; Rv, artikelen 143, 339 en 351',
      url: 'https://wetten.overheid.nl/BWBR0001860/',
      inForceFrom: '2012-07-01',
    },
  },
]
