/** Provisions that only the tactics of New Zealand cite. */
import { law } from '../../tactic-rows.ts'

export const OWN = {
  bora: law(
    'New Zealand Bill of Rights Act 1990',
    'sections 21 to 25 (search, arrest, lawyer, silence)',
    { url: 'https://www.legislation.govt.nz/act/public/1990/0109/latest/whole.html' },
  ),
  plda: law(
    'New Zealand Police and Ministry of Justice',
    'Police Detention Legal Assistance: free lawyer by phone',
    { url: 'https://www.justice.govt.nz/courts/going-to-court/legal-aid/' },
  ),
  legalAid: law('Ministry of Justice: legal aid', 'criminal, family and civil', {
    url: 'https://www.justice.govt.nz/courts/going-to-court/legal-aid/',
  }),
  disclosure: law('Criminal Disclosure Act 2008', 'sections 12 and 13', {
    url: 'https://www.legislation.govt.nz/act/public/2008/0038/latest/whole.html',
  }),
  discharge: law('Sentencing Act 2002', 'sections 106 and 107 (discharge without conviction)', {
    url: 'https://www.legislation.govt.nz/act/public/2002/0009/latest/whole.html',
  }),
  care: law(
    'Care of Children Act 2004',
    'sections 4, 5 and 46E (welfare first, family dispute resolution)',
    { url: 'https://www.legislation.govt.nz/act/public/2004/0090/latest/whole.html' },
  ),
  property: law(
    'Property (Relationships) Act 1976',
    'sections 11 and 24 (equal sharing, time limits)',
    { url: 'https://www.legislation.govt.nz/act/public/1976/0166/latest/whole.html' },
  ),
  violence: law('Family Violence Act 2018', 'sections 60, 75 and 79 (protection orders)', {
    url: 'https://www.legislation.govt.nz/act/public/2018/0046/latest/whole.html',
  }),
  separation: law('Family Proceedings Act 1980', 'section 39 (two years apart)', {
    url: 'https://www.legislation.govt.nz/act/public/1980/0094/latest/whole.html',
  }),
  immigration: law(
    'Immigration Act 2009',
    'sections 61, 154 and 187 (request, appeal in 42 days, rights of appeal)',
    { url: 'https://www.legislation.govt.nz/act/public/2009/0051/latest/whole.html' },
  ),
  advisers: law(
    'Immigration Advisers Licensing Act 2007',
    'sections 6, 11 and 63 (licensed advisers only)',
    { url: 'https://www.legislation.govt.nz/act/public/2007/0015/latest/whole.html' },
  ),
  oia: law('Official Information Act 1982', 'section 15 (20 working days)', {
    url: 'https://www.legislation.govt.nz/act/public/1982/0156/latest/whole.html',
  }),
} as const
