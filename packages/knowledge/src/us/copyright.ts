/** Letters that claim a breach of copyright: films and pictures shared or used, and demands to pay. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { GUIDANCE } from './authority.ts'
import { CHECKED, page, usc } from './cite-law.ts'
import { NAMELESS } from './provider-notice.ts'
import { TAKEDOWN } from './provider-notice.ts'

const CLAIM = {
  ...CHECKED,
  kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
  topics: ['consumer'],
} satisfies Partial<Rule>

const LIMIT = usc({ title: 17, section: '507', name: 'Copyright Act', from: '1998-10-28' })

const FAIR_USE = usc({ title: 17, section: '107', name: 'Copyright Act', from: '1992-10-24' })

const SUMS = {
  ...usc({ title: 17, section: '504', name: 'Copyright Act', from: '1999-12-09' }),
  provision: '17 U.S.C. 501 and 17 U.S.C. 504',
}

const REGISTERED = usc({ title: 17, section: '411', name: 'Copyright Act', from: '2008-10-13' })

const TOO_LATE_REGISTERED = usc({
  title: 17,
  section: '412',
  name: 'Copyright Act',
  from: '2008-10-13',
})

/** Whole films shared on a network: no comment, news or parody, and no picture on a page to take down. */
const SHARED_FILES: Test = { says: ['bittorrent', 'torrent', 'peer-to-peer'] }

const SMALL_CLAIMS = usc({ title: 17, section: '1506', name: 'CASE Act', from: '2022-06-16' })

const COURT_OR_BOARD = {
  ...REGISTERED,
  title: 'Copyright Act and CASE Act (Copyright Claims Board)',
  provision: '17 U.S.C. 411 and 1502 to 1506',
  inForceFrom: '2022-06-16',
}

const BOARD = page(
  'Copyright Claims Board',
  'Respondents: opting out',
  'https://ccb.gov/respondent/',
)

export const COPYRIGHT: readonly Rule[] = [
  {
    ...CLAIM,
    id: 'us.copyright.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'They say that you used or shared something without leave, and want money or want you to stop.',
    authority: SUMS,
  },
  {
    ...CLAIM,
    id: 'us.copyright.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'This comes from an owner, a law firm or a firm that looks for uses. A letter is not a lawsuit.',
    authority: REGISTERED,
  },
  {
    ...CLAIM,
    id: 'us.copyright.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'Such letters often ask for far more than a court would give. Check who owns the work and if you used it.',
    authority: SUMS,
  },
  {
    ...CLAIM,
    id: 'us.copyright.rights-summary',
    when: { not: [NAMELESS] },
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can ask for proof of ownership and registration, say that it was fair use, or offer a lower sum.',
    authority: FAIR_USE,
  },
  {
    ...CLAIM,
    id: 'us.copyright.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'They cannot take money because of a letter. They must sue in federal court or use the Copyright Claims Board.',
    authority: COURT_OR_BOARD,
  },
  {
    ...CLAIM,
    id: 'us.copyright.right-proof',
    kind: 'right',
    rank: 10,
    says: 'For a United States work they must register it before they sue. Ask for the registration number and date.',
    authority: REGISTERED,
  },
  {
    ...CLAIM,
    id: 'us.copyright.right-low-sum',
    kind: 'right',
    rank: 20,
    says: 'If the work was registered only after your use began, fixed sums and lawyer’s fees are in most cases not due.',
    authority: TOO_LATE_REGISTERED,
  },
  {
    ...CLAIM,
    id: 'us.copyright.right-fair-use',
    when: { not: [SHARED_FILES] },
    kind: 'right',
    rank: 30,
    says: 'Some use is fair use and allowed, such as comment, news, teaching or parody. It depends on the case.',
    authority: FAIR_USE,
  },
  {
    ...CLAIM,
    id: 'us.copyright.right-counter',
    kind: 'right',
    rank: 40,
    when: {
      any: [
        {
          says: [
            'dmca',
            'takedown',
            'take down',
            'removed your',
            'counter-notice',
            'counter notice',
            'counter notification',
          ],
        },
      ],
    },
    says: 'If your post was taken down by mistake, you can send a counter notice to the site. It may come back in 10 to 14 business days.',
    authority: TAKEDOWN,
  },
  {
    ...CLAIM,
    id: 'us.copyright.deadline-opt-out',
    kind: 'deadline',
    rank: 1,
    when: {
      all: [{ says: ['copyright claims board', 'ccb.gov'] }],
      any: [{ says: ['opt out', 'opt-out', 'opting out'] }],
    },
    terms: { trigger: 'letter', count: 60, unit: 'days', roll: 'none' },
    action: 'Decide: opt out of the Copyright Claims Board, or answer there',
    consequence: 'If you do nothing the Board can decide against you.',
    weight: 'main',
    example: { clause: '17 U.S.C. 1506(i): 60 days', trigger: '2026-06-01', result: '2026-07-31' },
    says: 'You have 60 days after the papers are served to opt out of the Copyright Claims Board.',
    authority: SMALL_CLAIMS,
  },
  {
    ...CLAIM,
    id: 'us.copyright.limitation',
    kind: 'limitation',
    rank: 10,
    years: 3,
    from: 'the day of the use, or in many courts the day they found out',
    effect: 'court_action_barred',
    restartedBy: 'Each new use starts its own three years.',
    says: 'A copyright claim must be brought within three years after it arose.',
    authority: LIMIT,
  },
  {
    ...CLAIM,
    id: 'us.copyright.step-stop',
    when: { not: [NAMELESS, SHARED_FILES] },
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Take the picture or file down, but keep a copy of how you used it. Do not admit anything yet.',
    authority: SUMS,
  },
  {
    ...CLAIM,
    id: 'us.copyright.step-check',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Check where you got it and if you had a license. Look the work up at Copyright.gov.',
    authority: REGISTERED,
  },
  {
    ...CLAIM,
    id: 'us.copyright.step-ask',
    when: { not: [NAMELESS] },
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Write and ask for proof: who owns it, its registration, and how they came to the sum.',
    authority: REGISTERED,
  },
  {
    ...CLAIM,
    id: 'us.copyright.step-court',
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'If you get court or Board papers, act by their date. Then a lawyer is worth it.',
    authority: BOARD,
  },
  {
    ...CLAIM,
    id: 'us.copyright.option-dispute',
    when: { not: [NAMELESS] },
    kind: 'option',
    option: 'dispute',
    rank: 10,
    title: 'Ask for proof and dispute it',
    cost: 'Free',
    time: 'Before the date in the letter',
    risk: 'They may sue, though most do not.',
    bestFor: 'It was not you, you had leave, or it was fair use.',
    says: 'Ask for proof and say why you do not owe it. Stay polite and short.',
    authority: FAIR_USE,
  },
  {
    ...CLAIM,
    id: 'us.copyright.option-settle',
    when: { not: [NAMELESS] },
    kind: 'option',
    option: 'negotiate',
    rank: 20,
    title: 'Offer a fair license fee',
    cost: 'Often far less than asked',
    time: 'Weeks',
    risk: 'Get a written release of all claims.',
    bestFor: 'You did use it without leave.',
    says: 'Offer what a license would have cost. Sign only a paper that ends the whole matter.',
    authority: SUMS,
  },
  {
    ...CLAIM,
    id: 'us.copyright.option-help',
    when: { not: [NAMELESS] },
    kind: 'option',
    option: 'get_help',
    rank: 30,
    title: 'Ask a lawyer',
    cost: 'Some clinics are free',
    time: 'Soon',
    risk: 'None.',
    bestFor: 'The sum is large or there are court papers.',
    says: 'A law school clinic or an intellectual property lawyer can tell you what it is worth.',
    authority: GUIDANCE.usaLegal,
  },
]
