/** Provisions that only the tactics of Australia cite. */
import { law } from '../../tactic-rows.ts'

export const OWN = {
  silence: law(
    'Evidence Act 1995 (Cth) and the evidence laws of the states',
    'section 89 (no adverse view of silence; some states differ)',
    { url: 'https://www.legislation.gov.au/C2004A04858/latest' },
  ),
  arrest: law(
    'Crimes Act 1914 (Cth), Part IC, and the laws of the states',
    'sections 23F, 23G and 23L (caution, contact with a lawyer)',
    { url: 'https://www.legislation.gov.au/C1914A00012/latest' },
  ),
  legalAid: law(
    'Legal Aid NSW, and the legal aid body of each state',
    'free help in criminal, family and civil matters',
    { url: 'https://www.legalaid.nsw.gov.au/' },
  ),
  family: law('Family Law Act 1975', 'sections 60CA and 60CC (best interests of the child)', {
    url: 'https://www.legislation.gov.au/C2004A00275/latest',
  }),
  dispute: law('Family Law Act 1975', 'section 60I (family dispute resolution first)', {
    url: 'https://www.legislation.gov.au/C2004A00275/latest',
  }),
  divorce: law(
    'Family Law Act 1975',
    'sections 44 and 48 (12 months apart; one year for property)',
    { url: 'https://www.legislation.gov.au/C2004A00275/latest' },
  ),
  property: law('Family Law Act 1975', 'sections 79 and 90SM, and duty of disclosure', {
    url: 'https://www.legislation.gov.au/C2004A00275/latest',
  }),
  childSupport: law(
    'Child Support (Registration and Collection) Act 1988',
    'section 80 (objection within 28 days)',
    { url: 'https://www.servicesaustralia.gov.au/child-support' },
  ),
  migration: law('Migration Act 1958', 'sections 338 and 347 (review of decisions)', {
    url: 'https://www.legislation.gov.au/C1958A00062/latest',
  }),
  agents: law('Migration Act 1958', 'sections 280 and 281 (only registered agents and lawyers)', {
    url: 'https://www.legislation.gov.au/C1958A00062/latest',
  }),
  bridging: law('Migration Act 1958', 'sections 14, 15 and 73 (unlawful stay and bridging visas)', {
    url: 'https://www.legislation.gov.au/C1958A00062/latest',
  }),
  foi: law('Freedom of Information Act 1982', 'sections 11 and 15 (30 days)', {
    url: 'https://www.legislation.gov.au/C2004A02562/latest',
  }),
  privacy: law('Privacy Act 1988', 'Australian Privacy Principle 12', {
    url: 'https://www.legislation.gov.au/C2004A03712/latest',
  }),
} as const
