/** Questions about a judgment that came without your knowledge, and about a solicitor’s demand. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_JUDGMENT: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.judgment-unknown',
    kind: 'answer',
    topics: ['debt', 'general', 'consumer', 'housing'],
    rank: 6,
    asks: [
      ['judgment', 'judgement', 'court order', 'decree', 'judgment mortgage'],
      [
        'never knew',
        'did not know',
        "didn't know",
        'knew nothing',
        'never got',
        'never received',
        'did not receive',
        "didn't get",
        'old address',
        'behind my back',
        'without me',
        'set aside',
        'found out',
      ],
    ],
    verdict: 'do_this',
    says: 'Act now. Ask the court that gave it to set it aside, by notice of motion with an affidavit. Say why you did not answer and what your defence is. In the Circuit Court you have 10 days from when you learn of it. FLAC and MABS help for free.',
    authority: {
      title: 'District Court Rules',
      provision:
        'Order 45 (judgment set aside or varied), with Circuit Court Rules, Order 30 (10 days)',
      url: 'https://services.courts.ie/Civil-Law/debt/setting-aside-judgments-in-default',
      inForceFrom: '2014-02-03',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.solicitors-letter',
    kind: 'answer',
    topics: ['debt', 'general', 'consumer', 'housing', 'employment'],
    rank: 12,
    asks: [
      [
        "solicitor's letter",
        'solicitors letter',
        'solicitor letter',
        'letter from a solicitor',
        'letter from solicitors',
        'letter before action',
        'legal letter',
      ],
      [
        'what should i do',
        'what do i do',
        'what can i do',
        'do i have to',
        'ignore',
        'pay',
        'owe',
        'debt',
        'help',
      ],
    ],
    verdict: 'do_this',
    says: 'It is a demand, not a court order. Answer in writing in the time given: ask for proof, say what you dispute, or offer what you can pay. Do not admit an old debt first. If court papers come, you mostly have 28 days. MABS and FLAC help for free.',
    authority: {
      title: 'District Court (Civil Procedure) Rules 2014, S.I. No. 17 of 2014',
      provision:
        'Order 42 (28 days to answer a claim), with Mediation Act 2017, section 14 and Statute of Limitations 1957, sections 11 and 56',
      url: 'https://www.irishstatutebook.ie/eli/2014/si/17/made/en/html',
      inForceFrom: '2014-02-03',
    },
  },
]
