/** Questions about swindlers who pose as the bank. `asks` holds the words people type, in Dutch and English. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const POSED: Test = {
  says: [
    'bankmedewerker',
    'nepbankmedewerker',
    'bankhelpdesk',
    'bankhelpdeskfraude',
    'spoofing',
    'phishing',
    'veilige rekening',
    'kluisrekening',
    'pinpas',
    'bankpas',
    'zogenaamd van de bank',
    'belde zogenaamd',
  ],
}
const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'criminal', 'debt', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_BANK_FRAUD: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.bank-impostor',
    kind: 'answer',
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'nepbankmedewerker',
        'valse bankmedewerker',
        'bankmedewerker',
        'bankhelpdesk',
        'bankhelpdeskfraude',
        'spoofing',
        'belde zogenaamd',
        'zogenaamd van de',
        'zogenaamd de bank',
        'deed zich voor als',
        'veilige rekening',
        'kluisrekening',
        'fake bank call',
        'safe account',
      ],
      [
        'overgemaakt',
        'overgeboekt',
        'geld',
        'euro',
        'vergoeding',
        'vergoeden',
        'terugbetalen',
        'transferred',
        'money',
      ],
    ],
    says: 'Call your bank at once and report it to the police. Dutch banks have a goodwill rule for fake calls in their name. Ask for it in writing, with the police report. If the bank says no, complain, and then go to Kifid for free.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:528 en 7:529; coulancekader bankhelpdeskfraude',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2019-02-19',
    },
  },
  {
    ...BASE,
    id: 'nl.ask.bank-right-refund',
    kind: 'right',
    rank: 5,
    when: { any: [POSED] },
    says: 'For a payment that you did not allow the bank must pay you back at once. It need not if it proves that you were grossly careless. Tell it within 13 months.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:526, 7:528 en 7:529',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2019-02-19',
    },
  },
  {
    ...BASE,
    id: 'nl.ask.bank-right-kifid',
    kind: 'right',
    rank: 6,
    when: { any: [POSED] },
    says: 'After a no from the bank you can go to Kifid. It costs you nothing.',
    authority: {
      title: 'Kifid',
      provision: 'klacht over een bank',
      url: 'https://www.kifid.nl/',
      inForceFrom: '2014-10-01',
    },
  },
]
