/** Questions about new tenants offered and about a tenant who moved out and left the other. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_LEAVING_A_LEASE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-home.three-new-tenants',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 6,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      [
        'nachmieter',
        'nachmietern',
        'nachmieterin',
        'ersatzmieter',
        'nachmieters',
        'new tenant',
        'new tenants',
      ],
      [
        'drei',
        '3',
        'vier',
        'zwei',
        'gefunden',
        'muss ich',
        'raus',
        'früher',
        'frist',
        'kündigungsfrist',
        'ablehnt',
        'lehnt',
        'reicht',
        'stellen',
        'akzeptieren',
        'three',
      ],
    ],
    says: 'There is no rule that three new tenants set you free. The notice time of three months holds. The landlord must take a new tenant only if the lease says so. Or you have a very strong reason, such as illness or a job far away, and the person fits. Ask in writing for an end by agreement, or to sublet. If he lets it again sooner, you owe no rent from then on.',
    authority: cite('bgb', '537', { provision: '§§ 537, 540, 553 und 573c BGB' }),
  },
  {
    ...BASE,
    id: 'de.ask-home.co-tenant',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 6,
    verdict: 'yes',
    checkBy: '2027-10-31',
    asks: [
      ['mietvertrag', 'wohnung', 'miete', 'vermieter', 'lease', 'flat'],
      [
        'beide im mietvertrag',
        'beide im vertrag',
        'stehen beide',
        'beide unterschrieben',
        'gemeinsamer mietvertrag',
        'gemeinsamen mietvertrag',
        'zusammen im mietvertrag',
        'steht noch im mietvertrag',
        'steht mit im mietvertrag',
        'both on the lease',
        'hauptmieter beide',
      ],
      [
        'ausgezogen',
        'zieht aus',
        'ausziehen',
        'ganze miete',
        'volle miete',
        'zahlt nicht',
        'getrennt',
        'trennung',
        'alleine kündigen',
        'allein kündigen',
        'moved out',
      ],
    ],
    says: 'Yes. Who signed together owes the whole rent, also after moving out, and the landlord may ask you for all of it. From the other you can claim back a share, mostly half. You can end the lease only together. Ask the other in writing to sign the notice: after a break-up a court can order it. Or ask the landlord for a new lease with you alone.',
    authority: cite('bgb', '421', { provision: '§§ 421, 426, 427 BGB' }),
  },
]
