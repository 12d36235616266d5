/** Questions about crashes, falls, ambulances and doctors. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const FAULT = {
  title: 'Negligence law of your state (car crashes)',
  provision:
    'fault, shared fault, medical costs and time to sue; for example A.R.S. 12-542, California Code of Civil Procedure 335.1, Texas Civil Practice and Remedies Code 16.003',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '1990-01-01',
}

const RIDE = {
  title: 'No Surprises Act (NSA; it leaves out ground ambulances)',
  provision: '42 U.S.C. 300gg-111, 300gg-131 and 300gg-135',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section300gg-131&num=0&edition=prelim',
  inForceFrom: '2022-01-01',
}

const MALPRACTICE = {
  title: 'Medical malpractice law of your state',
  provision:
    'short times to sue, and often an expert first; for example Florida Statutes 766.106 and 95.11, Texas Civil Practice and Remedies Code 74.051 and 74.251, New York CPLR 214-a, California Code of Civil Procedure 340.5',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '1990-01-01',
}

const TELL_GENERAL = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'consumer', 'housing', 'family', 'employment', 'debt', 'criminal'],
} satisfies Partial<Rule>

const FALL = {
  title: 'Premises liability (negligence law of your state)',
  provision:
    'common law and the time to sue; for example O.C.G.A. 51-3-1 and 9-3-33, Florida Statutes 768.0755, Texas Civil Practice and Remedies Code 16.003, California Code of Civil Procedure 335.1',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '1990-01-01',
}

const ON_ANY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'consumer', 'debt'],
} satisfies Partial<Rule>

export const ENQUIRY_BODILY_HARM: readonly Rule[] = [
  {
    ...TELL_GENERAL,
    id: 'us.story.crash',
    kind: 'answer',
    when: {
      not: [
        {
          says: [
            'cancel my policy',
            'cancel my insurance',
            'cancel the policy',
            'drop my policy',
            'drop me',
          ],
        },
      ],
    },
    rank: 9,
    asks: [
      [
        'hit my car',
        'hit me',
        'hit from behind',
        'rear ended',
        'rear ended me',
        'rear-ended',
        'accident',
        'crash',
        'other driver',
        'ran a red light',
        't-boned',
        'rear end',
        'ran into me',
        'backed into me',
        'backed into my car',
        'totaled',
        'fender bender',
        'car wreck',
        'wreck',
        'backed into',
        'backed into my truck',
        'hit my truck',
        'hit my parked car',
        'scratched my car',
        'sideswiped',
        'in a car accident',
        'in a car crash',
        'was in an accident',
      ],
      [
        'insurance',
        'adjuster',
        'offer',
        'release',
        'settle',
        'sign',
        'pay',
        'fault',
        'uninsured',
        'no insurance',
        'insurance company',
        'totaled',
        'medical bills',
        'who pays',
        "didn't have insurance",
        'lawyer',
        '50/50',
        'saw it',
        'pictures',
        'only want to give',
        'the shop says',
        'in a car accident',
        'in a car crash',
        'was in an accident',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'fault, your injuries and your state',
    says: 'Do not sign a release before your doctor knows how well you heal. It ends all claims. Keep bills and photos, and know the time to sue in your state.',
    authority: FAULT,
  },
  {
    ...TELL_GENERAL,
    id: 'us.story.ambulance',
    kind: 'answer',
    rank: 5,
    asks: [
      ['ambulance'],
      [
        'surprise',
        'surprises act',
        'no surprises act',
        'illegal',
        'bill',
        'insurance',
        'pay',
        'out of network',
        'charged',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state and your plan',
    says: 'The federal ban on surprise bills leaves out ground ambulances, but some states protect you. Ask for the itemized bill, appeal to your insurer, and ask for a lower price or a plan.',
    authority: RIDE,
  },
  {
    ...TELL_GENERAL,
    id: 'us.story.doctor',
    kind: 'answer',
    rank: 8,
    asks: [
      ['doctor', 'surgeon', 'hospital', 'dentist', 'nurse'],
      [
        'malpractice',
        'mistake',
        'wrong',
        'botched',
        'misdiagnosed',
        'negligent',
        'left inside',
        'worse',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'what went wrong and when',
    says: 'You must mostly show that the doctor fell below the usual care and that it harmed you. Times to sue are short and many states want an expert first. Get your records and see a lawyer.',
    authority: MALPRACTICE,
  },
  {
    ...ON_ANY,
    id: 'us.trouble.fall',
    kind: 'answer',
    rank: 6,
    asks: [
      ['slipped', 'slip and fall', 'tripped', 'fell on', 'fell in', 'wet floor', 'icy sidewalk'],
      [
        'store',
        'grocery',
        'restaurant',
        'parking lot',
        'sidewalk',
        'apartment',
        'insurance',
        'offer',
        'broke my',
        'hurt',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'what they knew, your share of fault and your state',
    says: 'The store pays if it knew or should have known of the danger. Do not sign or take a first offer before you know how you heal. Keep photos, names and bills.',
    authority: FALL,
  },
]
