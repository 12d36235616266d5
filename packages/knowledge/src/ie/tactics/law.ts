/** Provisions that only the tactics of Ireland cite. */
import { law } from '../../tactic-rows.ts'

export const OWN = {
  custody: law(
    'Criminal Justice Act 1984 (Treatment of Persons in Custody) Regulations 1987, S.I. No. 119 of 1987',
    'rights to a solicitor and to have someone told',
    { url: 'https://www.irishstatutebook.ie/eli/1987/si/119/made/en/html' },
  ),
  detention: law(
    'Criminal Justice Act 1984',
    'section 4 (detention periods) and section 5 (access to a solicitor)',
    { url: 'https://revisedacts.lawreform.ie/eli/1984/act/22/revised/en/html' },
  ),
  stationAid: law(
    'Citizens Information: legal aid in criminal cases',
    'legal aid certificate and Garda station legal advice',
    {
      url: 'https://www.citizensinformation.ie/en/justice/legal-aid-and-advice/criminal-legal-aid/',
    },
  ),
  legalAid: law('Citizens Information: legal aid and advice', 'civil legal aid', {
    url: 'https://www.citizensinformation.ie/en/justice/legal-aid-and-advice/',
  }),
  fines: law('Fines (Payment and Recovery) Act 2014', 'sections 5 to 7 (means, instalments)', {
    url: 'https://revisedacts.lawreform.ie/eli/2014/act/7/revised/en/html',
  }),
  probation: law('Probation of Offenders Act 1907', 'section 1', {
    url: 'https://www.irishstatutebook.ie/eli/1907/act/17/enacted/en/html',
  }),
  caution: law('An Garda Síochána: adult caution scheme', 'when a caution can be given', {
    url: 'https://www.garda.ie/en/',
  }),
  divorce: law(
    'Family Law (Divorce) Act 1996',
    'section 5 (two of three years apart) and section 38',
    { url: 'https://revisedacts.lawreform.ie/eli/1996/act/33/revised/en/html' },
  ),
  guardian: law('Guardianship of Infants Act 1964', 'sections 2, 3, 6C and 11', {
    url: 'https://revisedacts.lawreform.ie/eli/1964/act/7/revised/en/html',
  }),
  maintenance: law(
    'Citizens Information: maintenance orders',
    'District Court, and attachment of earnings',
    {
      url: 'https://www.citizensinformation.ie/en/birth-family-relationships/separation-and-divorce/maintenance-orders-and-agreements/',
    },
  ),
  violence: law('Domestic Violence Act 2018', 'sections 6 to 10', {
    url: 'https://revisedacts.lawreform.ie/eli/2018/act/6/revised/en/html',
  }),
  cohabit: law(
    'Civil Partnership and Certain Rights and Obligations of Cohabitants Act 2010',
    'sections 172, 173 and 195 (two years)',
    { url: 'https://revisedacts.lawreform.ie/eli/2010/act/24/revised/en/html' },
  ),
  immigration: law(
    'Citizens Information: moving country',
    'permission to stay, registration and appeals',
    { url: 'https://www.citizensinformation.ie/en/moving-country/' },
  ),
  deport: law(
    'Immigration Act 1999',
    'section 3 (15 working days to answer a proposal to deport)',
    { url: 'https://revisedacts.lawreform.ie/eli/1999/act/22/revised/en/html' },
  ),
  foi: law('Freedom of Information Act 2014', 'sections 11 and 13 (20 working days)', {
    url: 'https://revisedacts.lawreform.ie/eli/2014/act/30/revised/en/html',
  }),
} as const
