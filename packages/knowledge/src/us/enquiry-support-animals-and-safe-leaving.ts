/** Questions about an assistance animal in a no-pets home, and leaving a lease because of abuse. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.fact.assistance-animal',
    rank: 3,
    asks: [
      [
        'emotional support',
        'esa',
        'support dog',
        'support animal',
        'assistance animal',
        'service dog',
        'service animal',
        'therapy dog',
      ],
      [
        'apartment',
        'landlord',
        'lease',
        'rent',
        'complex',
        'pet fee',
        'no pets',
        'no dogs',
        'pet deposit',
      ],
      [
        'have to allow',
        'allow it',
        'legal',
        'can they',
        'refuse',
        'fee',
        'deposit',
        'say no',
        'deny',
        'denied',
      ],
    ],
    verdict: 'yes',
    says: 'Mostly it must allow it, without a pet fee or pet rent, if you have a disability and the animal helps with it. Ask in writing and add a letter from someone who treats you; a bought online certificate may not do. You still pay for real damage. If it says no, complain to your state or to HUD within one year. Small owner-lived houses can be left out.',
    authority: {
      title: 'Fair Housing Act (FHA)',
      provision: '42 U.S.C. 3604(f)(3)(B)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section3604&num=0&edition=prelim',
      inForceFrom: '1989-03-12',
    },
  },
  {
    ...ASK,
    id: 'us.fact.abuse-lease',
    topics: ['housing', 'family', 'general'],
    rank: 2,
    asks: [
      [
        'hit me',
        'hits me',
        'abuse',
        'abusive',
        'domestic violence',
        'beat me',
        'threatened me',
        'protective order',
        'stalking me',
        'afraid of my husband',
        'get away from my',
      ],
      ['lease', 'apartment', 'rent', 'landlord'],
      ['break', 'get out', 'leave', 'move out', 'end', 'without paying', 'name off', 'escape'],
    ],
    verdict: 'do_this',
    says: 'Your safety comes first: in danger call 911, or the hotline at 1-800-799-7233. Most states let a victim of abuse end a lease early. You give written notice and mostly a paper, such as a protective order or police report. In Illinois the notice may come up to three days after you left. You mostly owe rent only to its end. Ask for new locks too.',
    authority: {
      title: 'Laws of the states on leases of victims of abuse',
      provision:
        'for example Safe Homes Act (Illinois), 765 ILCS 750/15; California Civil Code 1946.7; Texas Property Code 92.016; New York RPL 227-c',
      url: 'https://www.usa.gov/tenant-rights',
      inForceFrom: '2007-01-01',
    },
  },
]
