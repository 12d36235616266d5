/** Questions about homeowners’ associations: their fines, their rules and their limits. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASK_ON_ANYTHING, ASK_TILL_OCTOBER } from './answers-in-common.ts'
import { CHECKED } from './cite-law.ts'

const STATE_ASK = { ...ASK_ON_ANYTHING, checkBy: '2027-04-30' } satisfies Partial<Rule>

const HOAS = {
  title: 'Association law of your state; federal rules on dishes and flags',
  provision:
    '47 CFR 1.4000 (antennas); Freedom to Display the American Flag Act of 2005, 4 U.S.C. 5 note; for example Florida Statutes 163.04, Texas Property Code 202.010',
  url: 'https://www.ecfr.gov/current/title-47/section-1.4000',
  inForceFrom: '2006-07-24',
}

const TELL_GENERAL = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'consumer', 'housing', 'family', 'employment', 'debt', 'criminal'],
} satisfies Partial<Rule>

export const ENQUIRY_HOA: readonly Rule[] = [
  {
    ...STATE_ASK,
    id: 'us.state.tx.ask-hoa-fine',
    insteadOf: 'us.ask-home.hoa-fine',
    regions: ['US-TX'],
    topics: ['housing', 'consumer', 'general'],
    rank: 4,
    asks: [
      ['hoa', 'homeowners association', "homeowners' association", 'property owners association'],
      ['fine', 'fined', 'fines', 'fining'],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether you got a written notice and could ask for a hearing',
    says: 'In Texas an association must first write to you, give a fair time to fix it, and let you ask for a hearing. Ask for one in writing within 30 days.',
    authority: {
      title: 'Texas Residential Property Owners Protection Act',
      provision: 'Property Code 209.006 and 209.007',
      url: 'https://statutes.capitol.texas.gov/',
      inForceFrom: '2021-09-01',
    },
  },
  {
    ...ASK_TILL_OCTOBER,
    id: 'us.state.fl.ask-hoa-fine',
    insteadOf: 'us.ask-home.hoa-fine',
    rank: 4,
    topics: ['housing', 'consumer', 'general'],
    asks: [
      ['hoa', 'homeowners association', "homeowners' association"],
      ['fine', 'fines', 'fined', 'lien', 'repaint', 'paint', 'violation'],
    ],
    verdict: 'it_depends',
    says: 'It must give you 14 days’ notice and a hearing before a committee of owners. A fine under $1,000 cannot become a lien on your home in Florida.',
    dependsOn: 'the papers of the association and whether you had a hearing',
    regions: ['US-FL'],
    authority: {
      title: 'Florida Statutes',
      provision: 'section 720.305(2)',
      url: 'https://www.leg.state.fl.us/statutes/',
      inForceFrom: '2024-07-01',
    },
  },
  {
    ...ASK_TILL_OCTOBER,
    id: 'us.ask-home.hoa-fine',
    rank: 12,
    topics: ['housing', 'consumer', 'general'],
    asks: [
      ['hoa', 'homeowners association', "homeowners' association", 'condo association'],
      ['fine', 'fines', 'fined', 'lien', 'repaint', 'paint', 'violation'],
    ],
    verdict: 'it_depends',
    says: 'It may fine you only as its papers and your state’s law allow, most often after a notice and a hearing. Ask for the rule in writing and for a hearing.',
    dependsOn: 'your state and the papers of the association',
    authority: {
      title: 'USAGov: State consumer protection offices',
      provision: 'State law on owners’ associations',
      url: 'https://www.usa.gov/state-consumer',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...TELL_GENERAL,
    id: 'us.story.hoa-limits',
    kind: 'answer',
    rank: 6,
    asks: [
      ['hoa', 'homeowners association', 'condo association'],
      [
        'solar',
        'clothesline',
        'flag',
        'satellite',
        'antenna',
        'dish',
        'garden',
        'paint',
        'rent out',
        'airbnb',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state and the rule',
    says: 'Federal rules protect small dishes and the American flag, and many states protect solar panels. Fair limits on place and size are allowed. Ask for the written rule and a hearing.',
    authority: HOAS,
  },
  {
    ...TELL_GENERAL,
    checkedOn: '2026-11-23',
    checkBy: '2027-06-30',
    topics: ['housing', 'consumer', 'general'],
    id: 'us.story.hoa-change',
    kind: 'answer',
    rank: 5,
    asks: [
      ['hoa', 'homeowners association', "homeowners' association", 'condo association'],
      [
        'fence',
        'shed',
        'roof',
        'deck',
        'patio',
        'driveway',
        'addition',
        'landscaping',
        'architectural',
        'arc request',
        'application',
        'windows',
        'pergola',
        'playset',
      ],
      [
        'denied',
        'deny',
        'refused',
        'rejected',
        'disapproved',
        'not approved',
        'approval',
        'approve',
        'take it down',
        'tear it down',
        'remove it',
        'violation',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'the papers of the association and your state',
    says: 'It can refuse only by a rule in its papers, used fairly and alike for all. Ask in writing for the rule, the reason and how to have the board look again. California, for one, calls for a written reason and a second look at an open meeting. Take photos of like changes that were let pass. Do not tear down or build on before you have an answer in writing.',
    authority: {
      title: 'The association’s declaration (CC&Rs), and the association law of your state',
      provision:
        'for example California Civil Code 4765 (changes to the home), Florida Statutes 720.3035, Texas Property Code 209.00505',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=4765',
      inForceFrom: '2014-01-01',
    },
  },
]
