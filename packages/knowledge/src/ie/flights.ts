/** Letters of an airline about a late or cancelled flight. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const FLIGHT: Test = {
  says: ['flight', 'flights'],
}
const AIRLINE: Test = {
  says: [
    'airline',
    'airlines',
    'airways',
    'air lines',
    'wings',
    'passenger',
    'boarding',
    'aircraft',
    'crew',
    'conditions of carriage',
    'carrier',
    'aviation',
    'eu 261',
    'eu261',
    'ec 261',
    '261/2004',
  ],
}
const DISRUPTED: Test = {
  says: [
    'was delayed',
    'were delayed',
    'delayed by',
    'delay of',
    'hours late',
    'was cancelled',
    'was canceled',
    'we cancelled',
    'we canceled',
    'has been cancelled',
    'has been canceled',
    'has been delayed',
    'arrived late',
    'denied boarding',
    'claim for compensation',
    'your claim about',
    'complaint about flight',
  ],
}
/** Words of an insurer, whose letters about a missed flight are not these. */
const INSURER: Test = {
  says: ['travel insurance', 'insurer', 'your policy', 'policy number', 'underwriter'],
}

const AIR = {
  country: 'ie',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION', 'OTHER'],
  topics: ['consumer'],
  when: { all: [FLIGHT, AIRLINE, DISRUPTED], not: [INSURER] },
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const FLIGHTS: readonly Rule[] = [
  {
    ...AIR,
    id: 'ie.air.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'An airline writes about your late or cancelled flight. You owe nothing, and you may be owed money.',
    authority: {
      title: 'Regulation (EC) No 261/2004',
      provision: 'articles 5 to 7 (€250, €400 or €600), with judgment C-402/07 (three hours late)',
      url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
      inForceFrom: '2005-02-17',
    },
  },
  {
    ...AIR,
    id: 'ie.air.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'It must prove its reason. Its own word is not enough.',
    authority: {
      title: 'Regulation (EC) No 261/2004',
      provision: 'article 5(3) (extraordinary circumstances: the airline must prove them)',
      url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
      inForceFrom: '2005-02-17',
    },
  },
  {
    ...AIR,
    id: 'ie.air.right-money',
    kind: 'right',
    rank: 2,
    says: 'If you arrive three hours late or more, you are mostly owed €250, €400 or €600, by the length of the flight.',
    authority: {
      title: 'Regulation (EC) No 261/2004',
      provision: 'articles 5 to 7 (€250, €400 or €600), with judgment C-402/07 (three hours late)',
      url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
      inForceFrom: '2005-02-17',
    },
  },
  {
    ...AIR,
    id: 'ie.air.right-technical',
    kind: 'right',
    rank: 3,
    says: 'A technical fault is mostly no excuse. The airline must prove that something extraordinary happened and that it could not avoid it.',
    authority: {
      title: 'Regulation (EC) No 261/2004',
      provision: 'article 5(3), with judgments C-549/07 and C-257/14 (technical faults)',
      url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
      inForceFrom: '2005-02-17',
    },
  },
  {
    ...AIR,
    id: 'ie.air.right-choice',
    kind: 'right',
    rank: 4,
    says: 'If the flight is cancelled, you choose: your money back within seven days, or another flight. You need not take a voucher.',
    authority: {
      title: 'Regulation (EC) No 261/2004',
      provision: 'articles 5 and 8 (money back within seven days, or another flight)',
      url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
      inForceFrom: '2005-02-17',
    },
  },
  {
    ...AIR,
    id: 'ie.air.right-meals',
    kind: 'right',
    rank: 5,
    says: 'While you wait it owes you meals, and a hotel if you need one, whatever the reason. Keep your receipts.',
    authority: {
      title: 'Regulation (EC) No 261/2004',
      provision: 'article 9 (meals, hotel)',
      url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
      inForceFrom: '2005-02-17',
    },
  },
  {
    ...AIR,
    id: 'ie.air.right-authority',
    kind: 'right',
    rank: 6,
    says: 'If it says no, or six weeks pass with no answer, you can complain to the Irish Aviation Authority for free.',
    authority: {
      title: 'Regulation (EC) No 261/2004',
      provision:
        'article 16 (complaint to the national body, in Ireland the Irish Aviation Authority)',
      url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
      inForceFrom: '2005-02-17',
    },
  },
  {
    ...AIR,
    id: 'ie.air.right-small-claims',
    kind: 'right',
    rank: 7,
    says: 'You can use the small claims procedure for up to €2,000. It is cheap and you need no lawyer.',
    authority: {
      title: 'District Court Rules, Order 53A, S.I. No. 17 of 2014',
      provision: 'District Court (Small Claims Procedure) Rules: claims of a consumer up to €2,000',
      url: 'https://courts.ie/rules/small-claims-procedure-si-no-17-2014',
      inForceFrom: '2014-02-03',
    },
  },
  {
    ...AIR,
    id: 'ie.air.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Write to the airline. Name the flight, the delay and the sum, and ask for proof of the reason.',
    authority: {
      title: 'Regulation (EC) No 261/2004',
      provision: 'article 5(3) (extraordinary circumstances: the airline must prove them)',
      url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
      inForceFrom: '2005-02-17',
    },
  },
]
