/** Questions about a price rise in a phone, broadband or television contract. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_PHONE_PRICE: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.contract-price-up',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 2,
    when: { not: [{ says: ['electricity', 'gas', 'landlord', 'rent'] }] },
    asks: [
      [
        'sky',
        'eir',
        'vodafone',
        'three',
        'virgin media',
        'phone contract',
        'broadband contract',
        'tv contract',
        'mobile contract',
        'broadband',
        'now tv',
      ],
      [
        'price',
        'put up',
        'went up',
        'going up',
        'increase',
        'raise',
        'more expensive',
        'price rise',
        'mid contract',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether the contract itself set the rise',
    says: 'If the firm changes the price by its own choice, it must tell you one month ahead. You may then leave without a fee within that time. Where your contract already said that the price goes up each year, as by inflation, there was no such right. A new law on that was planned for 2026, so ask ComReg free on 01 804 9668 how it stands. Ask the firm in writing where it says so.',
    authority: {
      title:
        'European Union (Electronic Communications Code) Regulations 2022, S.I. No. 444 of 2022',
      provision: 'changes of contract and the right to leave, as ComReg explains',
      url: 'https://www.comreg.ie/advice-information/',
      inForceFrom: '2023-06-09',
    },
  },
]
