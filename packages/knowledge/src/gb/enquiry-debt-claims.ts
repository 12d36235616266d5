/** Questions about claims and judgments for debt: how long, too late, not answered, not paid. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW, CREDIT_LAW } from './authority.ts'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'family', 'housing', 'consumer'],
  kind: 'answer',
  rank: 5,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...ASK, nations: ['england', 'wales'] } satisfies Partial<Rule>
const IRELAND = { ...ASK, nations: ['northern_ireland'] } satisfies Partial<Rule>

export const ENQUIRY_DEBT_CLAIMS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.ask-debt.ccj-unpaid',
    asks: [
      ['ccj', 'county court judgment', 'judgment'],
      ["don't pay", 'dont pay', 'do not pay', 'not paying', 'ignore it', 'never paid'],
    ],
    verdict: 'do_this',
    says: 'They can ask the court for bailiffs, money from your wages or bank, or a charge on your home. If you cannot pay as ordered, ask the court for smaller payments with form N245.',
    authority: COURT_LAW.varyJudgment,
  },
  {
    ...EW,
    id: 'gb.ask-debt.claim-how-long',
    asks: [
      ['claim form', 'court claim', 'county court claim'],
      ['how long have i got', 'how long do i have', 'what date', 'by when'],
      ['admit', 'offer', 'defend', 'tick the box', 'what do i write', "don't have that money"],
    ],
    verdict: 'do_this',
    says: 'Reply within 14 days of service, which is 5 days after the issue date for the national centre. If you owe it, send the admission form with a budget and a small offer. If you do not, acknowledge it and you have 28 days to defend.',
    authority: COURT_LAW.defence,
  },
  {
    ...EW,
    id: 'gb.ask-debt.claim-late',
    asks: [
      [
        'too late',
        'missed the deadline',
        'missed the date',
        'missed the reply',
        'deadline has passed',
        'come back from',
        'was away',
        'been away',
        'in hospital',
        'on holiday',
      ],
      ['claim form', 'court claim', 'county court claim', 'county court', 'court form', 'ccbc'],
    ],
    verdict: 'do_this',
    says: 'It may not be too late. Call the court today with the claim number. If there is no judgment, send your form or defence now. If there is one, ask to set it aside with form N244, quickly.',
    authority: COURT_LAW.setAside,
  },
  {
    ...EW,
    id: 'gb.ask-debt.ignore-claim',
    asks: [
      [
        'if i ignore',
        'ignore',
        'do nothing',
        "don't reply",
        'throw it away',
        'just ignore',
        "don't respond",
        'dont reply',
        'not reply',
        "happens if i don't",
      ],
      ['county court claim', 'court claim', 'claim form', 'court papers', 'court form'],
    ],
    verdict: 'no',
    says: 'No, do not ignore it. With no answer in time they can get a judgment against you with no hearing. It can then harm your credit and lead to bailiffs.',
    authority: COURT_LAW.defaultJudgment,
  },
  {
    ...EW,
    id: 'gb.ask-debt.ignore-letter-of-claim',
    asks: [
      ['ignore', 'do nothing', 'throw it away', 'bin it'],
      ['letter of claim', 'letter before claim', 'letter before action'],
    ],
    verdict: 'no',
    says: 'No, do not ignore it. It is the last step before court. Reply within 30 days of the date on it, and ask for the papers you need.',
    authority: COURT_LAW.replyForm,
  },
  {
    ...EW,
    id: 'gb.ask-debt.ccj-cost',
    asks: [
      ['ccj', 'county court judgment', 'judgment'],
      ['how much does it cost', 'cut off', 'cut-off', 'cost to set aside', 'fee to set aside'],
    ],
    verdict: 'do_this',
    says: 'Ask the court to set it aside with form N244. There is no fixed last day, but be quick once you know. There is a court fee, and you can ask for help with it on form EX160.',
    authority: COURT_LAW.setAside,
  },
  {
    ...IRELAND,
    id: 'gb.ask-debt.enforcement-office-ni',
    asks: [['enforcement of judgments office', 'enforcement of judgements office', 'ejo']],
    verdict: 'do_this',
    says: 'Someone has a court judgment against you. If you have a notice of intention to enforce, contact them within 10 days with an offer. After that the office can act, and its fees are added.',
    authority: CREDIT_LAW.irishEnforcement,
  },
]
