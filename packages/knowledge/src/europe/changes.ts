/** Changes by regulations of the European Union, which count in each of its countries as they stand. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { Rule } from '@plainletter/contracts/rule'

/** The rows for one country. Their ids begin with it, as all of its rows do. */
export function europeanChanges(country: CountryCode): Rule[] {
  const change = {
    country,
    kind: 'change',
    checkedOn: '2026-11-21',
    checkBy: '2027-10-31',
  } satisfies Partial<Rule>
  return [
    {
      ...change,
      id: `${country}.news.payee-check`,
      kinds: ['SCAM_LETTER'],
      topics: ['consumer'],
      changedOn: '2025-10-09',
      says: 'Since 9 October 2025 your bank must check the name against the account number before a transfer.',
      was: 'Banks looked only at the account number (IBAN).',
      is: 'Your bank tells you if the name does not fit. If it does not check, it may have to pay you back.',
      authority: {
        title: 'Regulation (EU) 2024/886 (instant payments)',
        provision: 'article 1, new article 5c of Regulation (EU) No 260/2012',
        url: 'https://eur-lex.europa.eu/eli/reg/2024/886/oj',
        inForceFrom: '2025-10-09',
      },
    },
    {
      ...change,
      id: `${country}.news.dispute-site-closed`,
      kinds: ['CONSUMER_CONTRACT_DISPUTE'],
      topics: ['consumer'],
      changedOn: '2025-07-20',
      says: 'The European site for disputes with shops (ODR) closed on 20 July 2025. Links to it no longer work.',
      was: 'Shops had to link to the European site for disputes.',
      is: 'Turn to the dispute body in your country, or to your European Consumer Centre for a shop abroad.',
      authority: {
        title: 'Regulation (EU) 2024/3228',
        provision: 'article 1 (end of the ODR platform)',
        url: 'https://eur-lex.europa.eu/eli/reg/2024/3228/oj',
        inForceFrom: '2025-07-20',
      },
    },
  ]
}
