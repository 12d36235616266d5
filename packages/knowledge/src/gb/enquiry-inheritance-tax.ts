/** Questions about tax on what somebody leaves. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_TAX: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-23',
    checkBy: '2027-04-30',
    kinds: ['ENQUIRY'],
    id: 'gb.ask-tax.inheritance',
    kind: 'answer',
    topics: ['general', 'family', 'debt', 'consumer'],
    rank: 9,
    asks: [
      ['inheritance tax', 'iht', 'death tax', 'tax on inheritance', 'tax on my inheritance'],
      [
        'do i',
        'have to',
        'need to',
        'pay',
        'how much',
        'threshold',
        'limit',
        'owe',
        'due',
        'when is',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'what all that was left is worth, and who gets it',
    says: 'Tax is due only on what is above £325,000, or £500,000 where a home goes to children or grandchildren. What goes to a husband, wife or civil partner is free, and a part not used passes on to them. Above it the tax is 40%. Gifts of the last seven years can count. Who deals with the estate pays it from the estate, by the end of the sixth month after the death.',
    authority: {
      title: 'Inheritance Tax Act 1984',
      provision: 'sections 3A, 7, 8D, 18 and 226',
      url: 'https://www.legislation.gov.uk/ukpga/1984/51/section/7',
      inForceFrom: '1985-01-01',
    },
  },
]
