/** Letters that tell people to stop: reviews and posts, names and marks. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { FREE_SPEECH } from './free-speech-by-state.ts'
import { stateRows } from './state-table.ts'

const REVIEW = {
  title: 'Consumer Review Fairness Act',
  provision: '15 U.S.C. 45b',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section45b&num=0&edition=prelim',
  inForceFrom: '2017-03-14',
}
const TRUTH = {
  title:
    'Constitution of the United States, First Amendment, and the defamation law of your state (truth and opinion: Milkovich v. Lorain Journal Co., 497 U.S. 1 (1990))',
  provision: 'First Amendment; common law',
  url: 'https://constitution.congress.gov/constitution/amendment-1/',
  inForceFrom: '1990-06-21',
}
const HOSTS = {
  title: 'Communications Decency Act, section 230',
  provision: '47 U.S.C. 230',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title47-section230&num=0&edition=prelim',
  inForceFrom: '1996-02-08',
}
const MARK = {
  title:
    'Lanham Act (trademarks); naming another’s mark fairly (nominative fair use): New Kids on the Block v. News America Publishing, 971 F.2d 302 (9th Cir. 1992)',
  provision: '15 U.S.C. 1114, 1115(b)(4), 1117 and 1125',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1125&num=0&edition=prelim',
  inForceFrom: '1989-11-16',
}
const STOP = {
  title: 'Constitution of the United States, Fourteenth Amendment: only a court can order you',
  provision: 'Fourteenth Amendment, section 1 (due process)',
  url: 'https://constitution.congress.gov/constitution/amendment-14/',
  inForceFrom: '1990-01-01',
}

const SPEECH = {
  ...CHECKED,
  kinds: [
    'CEASE_AND_DESIST',
    'LETTER_BEFORE_CLAIM',
    'OTHER',
    'COURT_CLAIM',
    'ENQUIRY',
    'COPYRIGHT_INFRINGEMENT_LETTER',
  ],
  when: {
    any: [
      {
        says: [
          'defamation',
          'defamatory',
          'libel',
          'libelous',
          'slander',
          'slanderous',
          'false statements',
          'disparaging',
          'online review',
          'negative review',
          'your review',
          'bad review',
          'one-star review',
          'one star review',
          '1-star review',
          'star review',
          'posted a review',
          'yelp',
          'google review',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const MARKS = {
  ...CHECKED,
  kinds: [
    'CEASE_AND_DESIST',
    'LETTER_BEFORE_CLAIM',
    'OTHER',
    'ENQUIRY',
    'COPYRIGHT_INFRINGEMENT_LETTER',
  ],
  when: {
    any: [
      {
        says: [
          'trademark',
          'trademarks',
          'service mark',
          'trade dress',
          'lanham act',
          'brand name',
          'cybersquatting',
          'likelihood of confusion',
          'likely to cause confusion',
          'likely to confuse',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const ANY = {
  ...CHECKED,
  kinds: ['CEASE_AND_DESIST'],
  topics: ['consumer', 'general'],
} satisfies Partial<Rule>
const SUIT = {
  kinds: [
    'CEASE_AND_DESIST',
    'LETTER_BEFORE_CLAIM',
    'OTHER',
    'COURT_CLAIM',
    'ENQUIRY',
    'COPYRIGHT_INFRINGEMENT_LETTER',
  ],
  when: {
    any: [
      {
        says: [
          'defamation',
          'defamatory',
          'libel',
          'libelous',
          'slander',
          'slanderous',
          'false statements',
          'disparaging',
          'online review',
          'negative review',
          'your review',
          'yelp',
          'google review',
        ],
      },
    ],
  },
  rank: 4,
} satisfies Partial<Rule>

export const SPEECH_AND_MARKS: readonly Rule[] = [
  {
    ...ANY,
    id: 'us.stop.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'The sender wants you to stop doing something, and warns of a lawsuit.',
    authority: STOP,
  },
  {
    ...ANY,
    id: 'us.stop.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    says: 'This is a letter, not a court order. Nobody has decided who is right.',
    authority: STOP,
  },
  {
    ...ANY,
    id: 'us.stop.right-court',
    kind: 'right',
    rank: 8,
    says: 'Only a court can order you to stop or to pay, after both sides were heard.',
    authority: STOP,
  },
  {
    ...ANY,
    id: 'us.stop.step-keep',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Keep the letter, the envelope and all you wrote or used. Do not delete proof. Get a lawyer’s view before you answer.',
    authority: STOP,
  },
  {
    ...ANY,
    id: 'us.stop.option-answer',
    kind: 'option',
    option: 'dispute',
    rank: 6,
    title: 'Answer in writing',
    cost: 'Free',
    time: 'By the date in the letter',
    risk: 'What you write can be used in court.',
    bestFor: 'You think the claim is wrong.',
    says: 'Answer in a few calm words, or stop what is truly wrong without admitting more.',
    authority: STOP,
  },
  {
    ...ANY,
    id: 'us.stop.option-stop',
    kind: 'option',
    option: 'comply',
    rank: 8,
    title: 'Stop and close the matter',
    cost: 'Free',
    time: 'A few days',
    risk: 'Do not sign a promise to pay without advice.',
    bestFor: 'They may be right.',
    says: 'Stop and ask them to confirm in writing that the matter is closed.',
    authority: STOP,
  },
  {
    ...SPEECH,
    id: 'us.speech.right-truth',
    kind: 'right',
    rank: 5,
    says: 'True facts and clear opinions are not defamation. The sender must show a false statement of fact that did harm.',
    authority: TRUTH,
  },
  {
    ...SPEECH,
    id: 'us.speech.right-review',
    kind: 'right',
    rank: 4,
    says: 'A form contract may not forbid or fine an honest review. Such a term is void.',
    authority: REVIEW,
  },
  {
    ...SPEECH,
    id: 'us.speech.right-host',
    kind: 'right',
    rank: 9,
    says: 'The website that carries your review is mostly not liable for it. You are, for what you wrote yourself.',
    authority: HOSTS,
  },
  {
    ...MARKS,
    id: 'us.speech.right-mark',
    kind: 'right',
    rank: 4,
    says: 'A mark is infringed only if buyers are likely to mix you up with the owner. You may use a word fairly to describe goods.',
    authority: MARK,
  },
  ...stateRows('free-speech', FREE_SPEECH, SUIT),
]
