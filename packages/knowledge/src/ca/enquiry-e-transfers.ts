/** Questions about e-transfers that were taken, or sent to a fraud. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_E_TRANSFERS: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.fact.e-transfer-taken',
    checkBy: '2027-06-30',
    rank: 3,
    asks: [
      ['e-transfer', 'etransfer', 'e transfer', 'interac', 'virement interac'],
      [
        'got into my email',
        'hacked my email',
        'email was hacked',
        'intercepted',
        'someone took',
        'someone else deposited',
        'wrong person deposited',
        'never got it',
        'was stolen',
        'stole',
        'piraté',
        'volé',
      ],
      [
        'bank says',
        'get it back',
        'not their problem',
        'refund',
        'refuses',
        'denied',
        'what can i do',
        'money back',
        'remboursement',
      ],
    ],
    verdict: 'do_this',
    says: 'Tell your bank in writing today that someone else took the e-transfer, and ask for the money. Ask which account took it, and tell the police and 1-888-495-8501. Change your e-mail password. If the bank says no or takes 56 days, OBSI decides for free. It looks at how easy the answer was to guess, so say how you chose it.',
    authority: {
      title:
        'Bank Act, S.C. 1991, c. 46, and Ombudsman for Banking Services and Investments (OBSI)',
      provision: 'sections 627.43 to 627.48 (complaints, 56 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/B-1.01/',
      inForceFrom: '2024-11-01',
    },
  },
  {
    ...ASK,
    id: 'ca.fact.e-transfer-sent',
    checkBy: '2027-06-30',
    rank: 5,
    asks: [
      ['e-transfer', 'etransfer', 'e transfer', 'interac', 'wire', 'virement'],
      [
        'i sent',
        'sent him',
        'sent her',
        'sent a deposit',
        'i paid',
        'sent the money',
        'sent the deposit',
        "j'ai envoyé",
      ],
      [
        'disappeared',
        'fake',
        'scam',
        'scammed',
        'kijiji',
        'marketplace',
        'blocked me',
        'not real',
        'never got',
        'get it back',
        'fraud',
        'arnaque',
      ],
    ],
    verdict: 'do_this',
    says: 'Call your bank now: an e-transfer that was not yet taken can be cancelled. If it was taken and you sent it yourself, the bank need mostly not pay, but ask in writing all the same. Report it to the police, the site and 1-888-495-8501. Keep the ad and the messages. If the bank did wrong, OBSI looks at it for free.',
    authority: {
      title:
        'Canadian Anti-Fraud Centre, and Ombudsman for Banking Services and Investments (OBSI)',
      provision: 'report fraud; Bank Act, S.C. 1991, c. 46, sections 627.43 to 627.48 (complaints)',
      url: 'https://antifraudcentre-centreantifraude.ca/',
      inForceFrom: '2024-11-01',
    },
  },
]
