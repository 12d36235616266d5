/** Provisions that only the tactics of Canada cite. */
import { law } from '../../tactic-rows.ts'

export const OWN = {
  counsel: law(
    'Canadian Charter of Rights and Freedoms',
    'section 10 (reasons, lawyer without delay)',
    { url: 'https://laws-lois.justice.gc.ca/eng/const/page-12.html' },
  ),
  silence: law(
    'Canadian Charter of Rights and Freedoms',
    'sections 7 and 11 (silence, proof by the Crown, trial in a reasonable time)',
    { url: 'https://laws-lois.justice.gc.ca/eng/const/page-12.html' },
  ),
  search: law('Canadian Charter of Rights and Freedoms', 'section 8 (no unreasonable search)', {
    url: 'https://laws-lois.justice.gc.ca/eng/const/page-12.html',
  }),
  bail: law('Criminal Code, R.S.C. 1985, c. C-46', 'sections 498, 503 and 515 (release and bail)', {
    url: 'https://laws-lois.justice.gc.ca/eng/acts/C-46/',
  }),
  discharge: law(
    'Criminal Code, R.S.C. 1985, c. C-46',
    'sections 717, 730 and 734.3 (other measures, discharge, time to pay)',
    { url: 'https://laws-lois.justice.gc.ca/eng/acts/C-46/' },
  ),
  legalAid: law(
    'Department of Justice: legal aid program',
    'legal aid in each province and territory',
    { url: 'https://www.justice.gc.ca/eng/fund-fina/gov-gouv/aid-aide.html' },
  ),
  divorce: law(
    'Divorce Act, R.S.C. 1985, c. 3 (2nd Supp.)',
    'sections 7.3, 8 and 16 (family dispute resolution, one year apart, best interests)',
    { url: 'https://laws-lois.justice.gc.ca/eng/acts/D-3.4/' },
  ),
  support: law(
    'Federal Child Support Guidelines, SOR/97-175',
    'sections 3, 21 and 25 (tables and income papers)',
    { url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-97-175/' },
  ),
  enforcement: law(
    'Department of Justice: support enforcement',
    'programs in each province and territory',
    { url: 'https://www.justice.gc.ca/eng/fl-df/enforce-execution/index.html' },
  ),
  maintain: law(
    'Immigration and Refugee Protection Regulations, SOR/2002-227',
    'sections 181, 182 and 183 (extend, restore in 90 days, maintained status)',
    { url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/' },
  ),
  consultant: law(
    'Immigration and Refugee Protection Act, S.C. 2001, c. 27',
    'section 91 (only authorized representatives)',
    { url: 'https://laws-lois.justice.gc.ca/eng/acts/I-2.5/' },
  ),
  review: law(
    'Immigration and Refugee Protection Act, S.C. 2001, c. 27',
    'section 72 (leave for judicial review: 15 days inside Canada, 60 outside)',
    { url: 'https://laws-lois.justice.gc.ca/eng/acts/I-2.5/section-72.html' },
  ),
  atip: law('Access to Information Act and Privacy Act', 'requests to federal bodies (30 days)', {
    url: 'https://www.canada.ca/en/treasury-board-secretariat/services/access-information-privacy.html',
  }),
} as const
