/** Letters in which a bank closes an account. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  basic: {
    title: 'Bank Act, as the Financial Consumer Agency of Canada explains it',
    provision: 'right to open an account',
    url: 'https://www.canada.ca/en/financial-consumer-agency.html',
    inForceFrom: '2003-09-30',
  },
  obsiOnly: {
    title: 'Financial Consumer Protection Framework Regulations (Bank Act)',
    provision: 'complaints: 56 days for the bank, then OBSI, free',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2021-181/',
    inForceFrom: '2024-11-01',
  },
} as const satisfies Record<string, Authority>

const CLOSED = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['account_closing'],
} satisfies Partial<Rule>

export const BANK_ACCOUNT: readonly Rule[] = [
  {
    ...CLOSED,
    id: 'ca.bank.right-open',
    kind: 'right',
    rank: 2,
    says: 'You have a right to open an account at a bank if you prove who you are. You need no job and no good credit file.',
    authority: LAWS.basic,
  },
  {
    ...CLOSED,
    id: 'ca.bank.right-complain',
    kind: 'right',
    rank: 3,
    says: 'You can complain to the bank. After 56 days, or a final no, OBSI looks at it for free.',
    authority: LAWS.obsiOnly,
  },
  {
    ...CLOSED,
    id: 'ca.bank.step-open',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Open a new account now. Give its number to your employer, the CRA and all who take payments.',
    authority: LAWS.basic,
  },
  {
    ...CLOSED,
    id: 'ca.bank.step-why',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Ask in writing for the reason, for more time, and how you get the money that is left.',
    authority: LAWS.obsiOnly,
  },
]
