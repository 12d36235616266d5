/** What people believe of phones searched at an arrest and of evictions in winter, put right. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  rank: 2,
} satisfies Partial<Rule>

export const ENQUIRY_BELIEFS_POLICE_AND_WINTER: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.fact.phone-search',
    topics: ['criminal', 'general', 'immigration', 'debt', 'consumer', 'employment'],
    when: {
      not: [
        {
          says: [
            'border',
            'airport',
            'cbsa',
            'customs',
            'douane',
            'frontière',
            'get my phone back',
            'stolen',
          ],
        },
      ],
    },
    asks: [
      ['police', 'officer', 'cop', 'cops', 'constable', 'rcmp', 'opp', 'policier', 'policiers'],
      [
        'search my phone',
        'search my cell',
        'searched my phone',
        'look through my phone',
        'looked through my phone',
        'go through my phone',
        'went through my phone',
        'my phone',
        'my cell',
        'cellphone',
        'cell phone',
        'mon téléphone',
        'mon cellulaire',
      ],
      ['arrest', 'arrested', 'arresting', 'arrêté', 'arrêtée', 'arrestation', 'custody'],
    ],
    says: 'If the arrest is lawful, they may look without a warrant, but within limits. It must be right then and needed for that case: for safety, to save proof, or because the case would stall. They may look only at what that takes, such as the last messages, and must note it. For all else they need a warrant. You may stay silent and need not tell the code. Ask for a lawyer, who can fight unlawful proof.',
    authority: {
      title: 'Canadian Charter of Rights and Freedoms',
      provision: 'sections 7, 8, 10(b) and 24(2); R. v. Fearon, 2014 SCC 77',
      url: 'https://laws-lois.justice.gc.ca/eng/const/page-12.html',
      inForceFrom: '2014-12-11',
    },
  },
  {
    ...ASK,
    id: 'ca.fact.winter-eviction-on',
    regions: ['CA-ON'],
    topics: ['housing', 'general', 'debt', 'consumer'],
    when: { not: [{ says: ['heat', 'heating', 'furnace', 'n12', 'n13'] }] },
    asks: [
      ['winter', 'december', 'january', 'february', 'the cold', 'the snow', 'christmas', 'hiver'],
      [
        'evict',
        'evicted',
        'evicts',
        'evicting',
        'eviction',
        'evictions',
        'kick me out',
        'kick us out',
        'kick out',
        'throw me out',
        'throw us out',
        'put me out',
        'put us out',
        'expulser',
        'expulsion',
      ],
    ],
    says: 'No law in Ontario stops evictions in winter. But only the Landlord and Tenant Board can order you out, and only the sheriff may carry it out. Go to the hearing and say what leaving in the cold means for children, old or sick people. The Board can then wait or refuse. If you owe rent, paying all of it and the costs before the sheriff comes can end the order. Ask a legal clinic at once.',
    authority: {
      title: 'Residential Tenancies Act, 2006 (Ontario)',
      provision: 'sections 39, 74, 83 and 85',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2007-01-31',
    },
  },
]
