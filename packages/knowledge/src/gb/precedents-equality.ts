/** Leading cases on unequal treatment, illness and harassment at work. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { ENGLAND_WALES, GB_CASE, GREAT_BRITAIN, heldCase, lordsCase } from './cite-case.ts'
import { SACKED } from './precedents-work-words.ts'

const WORK = {
  ...GB_CASE,
  nations: GREAT_BRITAIN,
  areas: ['employment'],
  kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
} satisfies Partial<Precedent>
const DISABILITY = [
  'disability',
  'disabled',
  'sick',
  'sickness',
  'ill',
  'illness',
  'mental health',
  'depression',
  'absence',
]
const UNFAIR_TREATMENT = [
  'discrimination',
  'discriminated',
  'racist',
  'racism',
  'sexist',
  'because of my race',
  'because of my age',
  'equality act',
]

export const EQUALITY_PRECEDENTS: readonly Precedent[] = [
  {
    ...WORK,
    id: 'gb.precedent.essop-v-home-office',
    name: 'Essop v Home Office',
    ...heldCase('UKSC', '27', '2017-04-05'),
    asks: [
      UNFAIR_TREATMENT,
      ['test', 'exam', 'promotion', 'rule', 'policy', 'prove', 'why', 'reason', 'passed over'],
    ],
    asked: 'Must you prove why a rule at work puts your group at a disadvantage?',
    held: 'No. It is enough that it does, and that it hits you too.',
    helps: 'Figures about your group can start the case. The employer must then justify the rule.',
    limits: 'The employer wins if the rule has a good aim and is fair.',
    side: 'for_you',
  },
  {
    ...WORK,
    id: 'gb.precedent.efobi-v-royal-mail',
    name: 'Royal Mail Group Ltd v Efobi',
    ...heldCase('UKSC', '33', '2021-07-23'),
    asks: [UNFAIR_TREATMENT, ['prove', 'proof', 'evidence', 'show', 'claim', 'tribunal']],
    asked: 'Who must prove discrimination at work first?',
    held: 'You must first show facts that point to it. Then the employer must explain.',
    helps: 'Collect facts: who was treated better, what was said, and when.',
    limits: 'A feeling alone is not enough, even if the employer says little.',
    side: 'against_you',
  },
  {
    ...WORK,
    id: 'gb.precedent.archibald-v-fife',
    name: 'Archibald v Fife Council',
    ...lordsCase('32', '2004-07-01'),
    when: {
      any: [{ says: ['capability', 'ill health', 'medical', 'sickness', 'unable to carry out'] }],
    },
    asks: [
      DISABILITY,
      [...SACKED, 'another job', 'other job', 'reasonable adjustments', 'adjustment', 'redeploy'],
    ],
    asked: 'Must an employer think of another post for someone who can no longer do her job?',
    held: 'Yes. Moving her without a contest for the post could be a fair step to take.',
    helps:
      'Ask for another job in the firm as a reasonable adjustment. Name posts that you can do.',
    limits: 'The step must be reasonable. There must be a post that fits.',
    side: 'for_you',
  },
  {
    ...WORK,
    id: 'gb.precedent.obrien-v-bolton-st-catherines',
    name: "O'Brien v Bolton St Catherine's Academy",
    ...heldCase('EWCA Civ', '145', '2017-03-15'),
    when: {
      any: [
        {
          says: [
            'capability',
            'ill health',
            'long-term absence',
            'long term absence',
            'sickness absence',
          ],
        },
      ],
    },
    asks: [DISABILITY, SACKED],
    asked:
      'Was it fair to dismiss a teacher after a year of illness when she said she was fit again?',
    held: 'No. The employer should have waited a little and looked at the new proof.',
    helps: 'Send new medical proof at once, even at the appeal. Give a date for your return.',
    limits: 'An employer need not wait for ever. It can show that your absence does real harm.',
    side: 'for_you',
  },
  {
    ...WORK,
    id: 'gb.precedent.city-of-york-v-grosset',
    name: 'City of York Council v Grosset',
    ...heldCase('EWCA Civ', '1105', '2018-05-15'),
    when: { any: [{ says: ['misconduct', 'gross misconduct', 'disability', 'medical'] }] },
    asks: [DISABILITY, [...SACKED, 'misconduct', 'disciplinary', 'mistake']],
    asked:
      'Is it discrimination to dismiss someone for a mistake that illness caused, if the boss did not see the link?',
    held: 'Yes, it can be. The employer knew of the disability. It need not know that it caused the mistake.',
    helps: 'Tell them about your condition. Get a doctor to explain the link.',
    limits:
      'The employer must know, or ought to know, that you are disabled. It may still justify its act.',
    side: 'for_you',
  },
  {
    ...WORK,
    id: 'gb.precedent.higgs-v-farmors-school',
    name: "Higgs v Farmor's School",
    ...heldCase('EWCA Civ', '109', '2025-02-12'),
    when: { any: [{ says: ['social media', 'facebook', 'posts', 'beliefs', 'reputation'] }] },
    asks: [
      [
        'facebook',
        'social media',
        'posted',
        'posts',
        'tweet',
        'belief',
        'beliefs',
        'religion',
        'religious',
      ],
      [...SACKED, 'work', 'employer', 'disciplinary'],
    ],
    asked: 'May a school dismiss someone for posts about her beliefs?',
    held: 'Not here. Dismissal went too far: she did not bring those views to work.',
    helps: 'Being dismissed for stating a belief must be a fair answer to a real problem.',
    limits: 'Words that attack others or harm the job can still be a reason.',
    side: 'for_you',
  },
  {
    ...WORK,
    id: 'gb.precedent.hounga-v-allen',
    name: 'Hounga v Allen',
    ...heldCase('UKSC', '47', '2014-07-30'),
    areas: ['employment', 'immigration'],
    asks: [
      [
        'no visa',
        'visa',
        'illegal',
        'illegally',
        'no papers',
        'no right to work',
        'undocumented',
        'overstayed',
      ],
      ['work', 'worked', 'employer', 'sacked', 'dismissed', 'abuse', 'discrimination'],
    ],
    asked: 'Can someone without the right to work claim for discrimination?',
    held: 'Yes. The abuse and the dismissal could not be excused by her status.',
    helps: 'Lack of papers does not give an employer a free hand. Get advice on your visa first.',
    limits: 'A claim for wages under such a contract is harder.',
    side: 'for_you',
  },
  {
    ...WORK,
    nations: ENGLAND_WALES,
    id: 'gb.precedent.majrowski-v-guys-and-st-thomas',
    name: "Majrowski v Guy's and St Thomas' NHS Trust",
    ...lordsCase('34', '2006-07-12'),
    kinds: ['ENQUIRY'],
    asks: [
      ['bullied', 'bullying', 'harass', 'harassed', 'harassment'],
      ['work', 'boss', 'manager', 'employer', 'colleague', 'job'],
    ],
    asked: 'Must an employer answer for a manager who harasses a worker?',
    held: 'Yes, when the acts are closely linked with the job.',
    helps: 'You have six years for such a court claim. Keep a diary of what happened.',
    limits: 'It must be serious, and happen more than once. Rudeness is not enough.',
    side: 'for_you',
  },
]
