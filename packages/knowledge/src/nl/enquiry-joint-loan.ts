/** Questions about a loan that two people signed. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_JOINT_LOAN: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.joint-loan',
    kind: 'answer',
    topics: ['debt', 'general', 'family'],
    rank: 6,
    verdict: 'do_this',
    when: { not: [{ says: ['borg', 'huurcontract'] }] },
    asks: [
      ['lening', 'krediet', 'hypotheek', 'doorlopend krediet', 'autolening', 'loan'],
      [
        'samen',
        'allebei',
        'beiden',
        'gezamenlijke lening',
        'gezamenlijk',
        'met mijn ex',
        'mijn ex',
        'ex-man',
        'ex-vrouw',
        'met mijn man',
        'met mijn vrouw',
        'hoofdelijk',
        'medeschuldenaar',
        'beide namen',
        'both signed',
      ],
      [
        'betaalt niet',
        'betaalt niet meer',
        'betaalt niks',
        'niet meer betaalt',
        'stopt met betalen',
        'gestopt met betalen',
        'zijn deel',
        'haar deel',
        'helft',
        'alles van mij',
        'hele bedrag',
        'alleen betalen',
        'gescheiden',
        'scheiding',
        'uit elkaar',
        'eraf',
        'ontslag uit',
        'stopped paying',
      ],
    ],
    says: "If you both signed the loan, the bank may mostly ask either of you for all of it. Parting, a divorce or a deal between you does not change that. Pay if you can, to avoid costs and bad entries. Claim the other's share back in writing, with proof. Ask the bank to let one of you go; it need not agree. Cannot pay? Ask it for smaller parts now, and see the debt help of your town.",
    authority: {
      title: 'Burgerlijk Wetboek Boek 6 (BW)',
      provision: 'artikelen 6:6, 6:7, 6:10 en 6:12',
      url: 'https://wetten.overheid.nl/BWBR0005289/',
      inForceFrom: '1992-01-01',
    },
  },
]
