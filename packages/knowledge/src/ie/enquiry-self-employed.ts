/** Questions of people told that they are self-employed. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.self-employed',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 2,
    when: { not: [{ says: ['tax return', 'tax bill', 'my business'] }] },
    asks: [
      [
        'self employed',
        'self-employed',
        'contractor',
        'c2',
        'rct',
        'bogus self employment',
        'delivery driver',
        'own boss',
        'no prsi',
        'invoice them',
        'deliveroo',
        'courier',
      ],
      [
        'control',
        'employee',
        'rights',
        'holiday',
        'holidays',
        'sick pay',
        'wages',
        'prsi',
        'they decide',
        'they make me',
        'am i',
        'entitled',
        'every week',
      ],
    ],
    verdict: 'do_this',
    says: 'What you are called does not decide it. If they pay you, you do the work yourself and they control how and when, you are most likely an employee. Then you get the minimum wage, holidays, sick leave and PRSI. Ask the Scope Section of the welfare office for a free decision. Complain to the WRC within six months for what is owed. Keep rotas and messages.',
    authority: {
      title: 'Revenue Commissioners v Karshan (Midlands) Ltd [2023] IESC 24',
      provision:
        'with the Code of Practice on Determining Employment Status and Workplace Relations Act 2015, section 41',
      url: 'https://www.workplacerelations.ie/en/',
      inForceFrom: '2023-10-20',
    },
  },
]
