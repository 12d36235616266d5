/** Questions about an assistance animal in a no-pets home, and leaving a lease because of abuse. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-22',
  checkBy: '2027-05-31',
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
    verdict: 'it_depends',
    dependsOn: 'whether the animal is trained, and your state',
    says: 'A landlord must mostly allow a trained animal that helps with your disability, without a pet fee. For an untrained emotional support animal it is less sure: since May 2026 HUD acts only for trained ones. The law itself did not change, and many states protect you more. Ask in writing with a letter from someone who treats you. If it says no, complain to your state and ask legal aid.',
    authority: {
      title: 'Fair Housing Act (FHA)',
      provision: '42 U.S.C. 3604(f)(3)(B) and 3613; enforcement standard of HUD of 22 May 2026',
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
    says: 'Your safety comes first: in danger call 911, or the hotline at 1-800-799-7233. Most states let a victim of abuse end a lease early. You give written notice and mostly a paper, such as a protective order or police report. In Illinois the notice may come up to three days after you left. You mostly owe rent only to the end of that notice. Ask for new locks too.',
    authority: {
      title: 'Laws of the states on leases of victims of abuse',
      provision:
        'for example Safe Homes Act (Illinois), 765 ILCS 750/15; California Civil Code 1946.7; Texas Property Code 92.016; New York RPL 227-c',
      url: 'https://www.usa.gov/tenant-rights',
      inForceFrom: '2007-01-01',
    },
  },
]
