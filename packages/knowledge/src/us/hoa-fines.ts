/** Fines of owners’ associations. */
import type { Rule } from '@plainletter/contracts/rule'

import { FINE, FINES_BY_STATE } from './hoa-fines-by-state.ts'

/** A change to the outside of a home, in an association of owners. */
const CHANGES = {
  kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: {
    all: [
      {
        says: [
          'homeowners association',
          "homeowners' association",
          'homeowners’ association',
          'hoa',
        ],
      },
      {
        says: [
          'architectural',
          'alteration',
          'alterations',
          'change to the outside',
          'exterior',
          'fence',
          'paint',
          'flagpole',
          'roof',
          'driveway',
          'shed',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const CCRS = {
  title: 'The association’s declaration (CC&Rs), bylaws and rules',
  provision: 'the power to fine and how, as the papers say',
  url: 'https://www.usa.gov/state-consumer',
  inForceFrom: '1990-01-01',
}

const HOA_ACTS = {
  title: 'State HOA acts on fines and hearings',
  provision:
    'for example California Civil Code 5850 to 5855, Florida Statutes 720.305, Texas Property Code 209.006 and 209.007, Oregon Revised Statutes (ORS) 94.630 and 100.405',
  url: 'https://www.usa.gov/state-consumer',
  inForceFrom: '2015-01-01',
}

export const HOA_FINES: readonly Rule[] = [
  {
    ...FINE,
    id: 'us.hoa.ask-ticket',
    kind: 'answer',
    rank: 11,
    kinds: ['ENQUIRY'],
    verdict: 'it_depends',
    dependsOn: 'your state and the papers of the association',
    asks: [
      [
        'homeowners association',
        "homeowners' association",
        'homeowners’ association',
        'property owners association',
        'condominium association',
        'condo association',
        'community association',
        'hoa',
      ],
      ['ticket', 'speeding', 'speed limit', 'citation', 'parking', 'tow', 'towed'],
    ],
    says: 'An association is not the police. It can fine you only if its papers and state law allow it, mostly after notice and a hearing. Ask for the rule and the proof.',
    authority: CCRS,
  },
  {
    ...FINE,
    id: 'us.hoa.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    kinds: ['OTHER'],
    says: 'The association says that a rule was broken, and wants a fine or a change.',
    authority: CCRS,
  },
  {
    ...FINE,
    id: 'us.hoa.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    kinds: ['OTHER'],
    says: 'It is a private group, not the police. It must keep to its own papers and to state law.',
    authority: CCRS,
  },
  {
    ...FINE,
    id: 'us.hoa.right-ccrs',
    kind: 'right',
    rank: 8,
    says: 'Ask for the declaration (CC&Rs), the rules and the list of fines. A fine that is not in them cannot stand.',
    authority: CCRS,
  },
  {
    ...FINE,
    id: 'us.hoa.right-hearing',
    kind: 'right',
    rank: 10,
    says: 'Many states make the association give you written notice and a hearing before a fine.',
    authority: HOA_ACTS,
  },
  {
    ...FINE,
    id: 'us.hoa.step-write',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Write to the board. Ask for a hearing, the rule, and photos or other proof. Do not pay first.',
    authority: CCRS,
  },
  {
    ...FINE,
    id: 'us.hoa.option-hearing',
    kind: 'option',
    option: 'dispute',
    rank: 8,
    title: 'Ask for a hearing',
    cost: 'Free',
    time: 'By the date in the notice',
    risk: 'None.',
    bestFor: 'The rule or the proof is weak.',
    says: 'Go to the hearing with your proof, or send it in writing.',
    authority: HOA_ACTS,
  },
  {
    ...FINE,
    id: 'us.hoa.ca-fines',
    kind: 'right',
    rank: 6,
    regions: ['US-CA'],
    says: 'In California the board must give you notice 10 days before a hearing on a fine, and its decision in writing after it. Most fines are capped at $100 since July 2025.',
    authority: {
      title: 'California Civil Code (Davis-Stirling Act)',
      provision: 'sections 5850 to 5855',
      url: 'https://leginfo.legislature.ca.gov/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...FINE,
    id: 'us.hoa.fl-fines',
    kind: 'right',
    rank: 6,
    regions: ['US-FL'],
    says: 'In Florida a fine needs 14 days’ notice and a hearing before a committee of owners. It may be $100 a day at most, unless the papers say more.',
    authority: {
      title: 'Florida Statutes',
      provision: 'sections 720.305 and 718.303',
      url: 'https://www.leg.state.fl.us/statutes/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...FINE,
    ...CHANGES,
    id: 'us.hoa.fl-changes',
    kind: 'right',
    rank: 7,
    regions: ['US-FL'],
    says: 'In Florida the association may refuse a change to your home only under a rule in its papers, used alike for all. It must name that rule in writing.',
    authority: {
      title: 'Florida Statutes (Fla. Stat.)',
      provision: 'sections 720.3035 (changes to the home) and 720.304(2) (flags)',
      url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0700-0799/0720/Sections/0720.3035.html',
      inForceFrom: '2024-07-01',
    },
  },
  {
    ...FINE,
    id: 'us.hoa.tx-fines',
    kind: 'right',
    rank: 6,
    regions: ['US-TX'],
    says: 'In Texas the association must write first and give you time to put it right. You have 30 days to ask for a hearing.',
    authority: {
      title: 'Texas Property Code',
      provision: 'sections 209.006 and 209.007',
      url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.209.htm',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...FINE,
    id: 'us.hoa.az-fines',
    kind: 'right',
    rank: 6,
    regions: ['US-AZ'],
    says: 'In Arizona a fine needs notice and a chance to be heard. You can answer a violation notice by certified mail within 21 days.',
    authority: {
      title: 'Arizona Planned Communities Act (Arizona Revised Statutes, A.R.S., ARS)',
      provision:
        'sections 33-1803, 33-1805 (records) and 33-1808 (signs and flags); 32-2199.01 (petition to the state)',
      url: 'https://www.azleg.gov/',
      inForceFrom: '2015-01-01',
    },
  },
  ...FINES_BY_STATE,
]
