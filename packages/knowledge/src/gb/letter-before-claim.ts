/** A letter before court action. The Debt Protocol and its 30 days are the law of England and Wales only. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW, CREDIT_LAW, GUIDANCE } from './authority.ts'
import { ACCIDENT_CLAIM, PRIVATE_CLAIMANT, rowsExcept } from './conditions.ts'
import { LETTER_AFTER_ACCIDENT } from './letter-before-claim-accident.ts'
import { LETTER_OF_CLAIM_ELEMENTS } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_INSIGHTS } from './letter-before-claim-insights.ts'
import { LETTER_OF_CLAIM_KINDS } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_NATIONS } from './letter-before-claim-nations.ts'
import { LETTER_BEFORE_CLAIM_RIGHTS } from './letter-before-claim-rights.ts'
import { LETTER_BEFORE_CLAIM_STEPS } from './letter-before-claim-steps.ts'

const LETTER = {
  country: 'gb',
  kinds: ['LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...LETTER, nations: ['england', 'wales'] } satisfies Partial<Rule>

/** The Protocol is for a business that claims a debt from a person, where no other protocol fits. */
const PROTOCOL_DEBT = {
  not: [
    { says: ['mortgage arrears', 'personal injury', 'disrepair', 'defamation', 'hmrc'] },
    PRIVATE_CLAIMANT,
  ],
} satisfies Rule['when']

const FACTS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.lbc.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'They want you to pay or to reply. If you do neither, they may ask a court to decide.',
    authority: COURT_LAW.preAction,
  },
  {
    ...EW,
    id: 'gb.lbc.rights-summary',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    when: PROTOCOL_DEBT,
    says: 'You have 30 days to reply, you can ask for papers, and you can ask for time to get advice. If you reply in time, they should wait.',
    authority: COURT_LAW.replyForm,
  },
  {
    ...EW,
    id: 'gb.lbc.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'This is serious, but no court is involved yet. You have no judgment against you. A good reply can stop it here.',
    authority: COURT_LAW.preAction,
  },
  {
    ...LETTER,
    id: 'gb.lbc.reality-scotland',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    nations: ['scotland'],
    says: 'This is serious, but no court is involved yet. In Scotland, claims up to £5,000 use a court process called simple procedure.',
    authority: COURT_LAW.scotsSimple,
  },
  {
    ...LETTER,
    id: 'gb.lbc.reality-ni',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    nations: ['northern_ireland'],
    says: 'This is serious, but no court is involved yet. No one can enforce a debt without a court judgment first.',
    authority: CREDIT_LAW.irishEnforcement,
  },
  {
    ...EW,
    id: 'gb.lbc.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 20,
    says: 'The letter is from the firm that says you owe money, or from its solicitors. Solicitors act for them, not for you. They are not a court.',
    authority: COURT_LAW.preAction,
  },
  {
    ...EW,
    id: 'gb.lbc.no-judgment-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'You cannot get a county court judgment from this letter. They must first send a claim through the court, and you get time to answer it.',
    authority: COURT_LAW.defaultJudgment,
  },
  {
    ...EW,
    id: 'gb.lbc.no-bailiffs-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 20,
    says: 'No bailiff can come for this debt now. That needs a judgment first, and then a missed payment.',
    authority: CREDIT_LAW.takingGoods,
  },
  {
    ...EW,
    id: 'gb.lbc.know-wait',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    when: PROTOCOL_DEBT,
    says: 'If you ask for papers on the Reply Form, they should wait 30 days after they send them before they go to court.',
    learnMore:
      'Tick the box that asks for documents, and list what you want: the agreement, the statement, the notice of sale.',
    authority: COURT_LAW.replyForm,
  },
  {
    ...EW,
    id: 'gb.lbc.org-conduct',
    kind: 'fact',
    slot: 'organisation',
    rank: 20,
    says: 'If a solicitor sent this, the Solicitors Regulation Authority sets the rules. They must not take unfair advantage of someone with no lawyer.',
    when: {
      any: [{ says: ['solicitors regulation authority', 'solicitors', 'solicitor', 'legal'] }],
    },
    authority: {
      title: 'SRA Code of Conduct for Solicitors',
      provision: 'paragraph 1.2',
      url: 'https://www.sra.org.uk/solicitors/standards-regulations/code-conduct-solicitors/',
      inForceFrom: '2019-11-25',
    },
  },
]

const DEADLINES: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.lbc.thirty-days',
    kind: 'deadline',
    rank: 10,
    when: PROTOCOL_DEBT,
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'none' },
    action: 'Send back the Reply Form, or your own letter',
    consequence: 'After this day they may start a court claim.',
    weight: 'main',
    example: {
      clause: 'Debt Protocol, paragraph 3.4',
      trigger: '2026-03-02',
      result: '2026-04-01',
    },
    says: 'You have 30 days from the date at the top of the letter to reply. Allow time for the post.',
    authority: COURT_LAW.letterOfClaim,
  },
]

const OPTIONS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.lbc.option-dispute',
    kind: 'option',
    option: 'dispute',
    rank: 10,
    title: 'Dispute it and ask for papers',
    says: 'Return the form, say what you dispute, and list the papers you want. This stops the clock for a while.',
    cost: 'A stamp.',
    time: 'An hour or two. They then have 30 days to send the papers.',
    risk: 'If they are right, the sum can grow with court costs later.',
    bestFor: 'You do not know the debt, or the sum or the date looks wrong.',
    authority: COURT_LAW.documents,
  },
  {
    ...EW,
    id: 'gb.lbc.option-negotiate',
    kind: 'option',
    option: 'negotiate',
    rank: 20,
    title: 'Offer to pay in parts',
    says: 'Tick that you owe it, fill in the budget form, and offer a monthly sum. If they agree, there is no court case.',
    cost: 'What you offer.',
    time: 'An evening for the budget.',
    risk: 'You admit the debt. Think first if it may be too old.',
    bestFor: 'You owe it and can pay something.',
    authority: COURT_LAW.settle,
  },
  {
    ...LETTER,
    id: 'gb.lbc.option-help',
    kind: 'option',
    option: 'get_help',
    rank: 30,
    title: 'Get free advice before you reply',
    says: 'A free debt adviser can read the letter with you and help fill in the form.',
    cost: 'Nothing.',
    time: 'About an hour.',
    risk: 'None, if you still reply in time.',
    bestFor: 'You are not sure, or have other debts too.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...EW,
    id: 'gb.lbc.option-pay',
    kind: 'option',
    option: 'pay',
    rank: 40,
    title: 'Pay it all',
    says: 'If you owe it and can pay without hardship, paying now ends it. Ask for a receipt and for your file to be put right.',
    cost: 'The sum in the letter.',
    time: 'A day.',
    risk: 'It is hard to get money back once paid.',
    bestFor: 'You agree with the debt and the sum.',
    authority: COURT_LAW.preAction,
  },
]

export const LETTER_BEFORE_CLAIM: readonly Rule[] = [
  ...rowsExcept(
    [
      ...FACTS,
      ...LETTER_BEFORE_CLAIM_NATIONS,
      ...DEADLINES,
      ...LETTER_BEFORE_CLAIM_STEPS,
      ...LETTER_BEFORE_CLAIM_RIGHTS,
      ...OPTIONS,
      ...LETTER_BEFORE_CLAIM_INSIGHTS,
      ...LETTER_OF_CLAIM_KINDS,
      ...rowsExcept(LETTER_OF_CLAIM_ELEMENTS, [PRIVATE_CLAIMANT]),
    ],
    [ACCIDENT_CLAIM],
  ),
  ...LETTER_AFTER_ACCIDENT,
]
