/** Questions about what an individual voluntary arrangement is. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_IVA: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-23',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales'],
    id: 'gb.ask-debt.iva-what',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 9,
    when: { not: [{ says: ['cant pay', 'facebook', 'advert', 'failed', 'scotland'] }] },
    asks: [
      ['iva', 'individual voluntary arrangement'],
      [
        'what is an iva',
        'what is iva',
        'whats an iva',
        'what does an iva',
        'how does an iva',
        'how do ivas',
        'should i get an iva',
        'should i do an iva',
        'iva worth it',
        'iva explained',
        'thinking of an iva',
        'thinking about an iva',
        'offered an iva',
        'good idea',
        'what is an individual',
      ],
    ],
    verdict: 'do_this',
    says: 'A binding deal to pay a part of your debts, mostly over five or six years. What is left is then written off. A licensed insolvency practitioner runs it and takes fees. Creditors with 75% of the debt that votes must agree. It stays on your credit file for six years. If you cannot keep it up, it fails and the debts come back. Ask a free debt adviser first.',
    authority: {
      title: 'Insolvency Act 1986',
      provision: 'sections 252 to 263',
      url: 'https://www.legislation.gov.uk/ukpga/1986/45/part/VIII',
      inForceFrom: '1986-12-29',
    },
  },
]
