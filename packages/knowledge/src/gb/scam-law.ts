/** What the real thing must do, which a fraud gets wrong: bailiffs, courts, lawyers, councils, licences. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { cite, CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const SCAM_ROW = { ...CHECKED, kinds: ['SCAM_LETTER'] } satisfies Partial<Rule>
const EW = { ...SCAM_ROW, nations: ENGLAND_AND_WALES } satisfies Partial<Rule>

const BAILIFFS: Test = {
  says: [
    'bailiff',
    'bailiffs',
    'enforcement officer',
    'enforcement officers',
    'enforcement agent',
    'enforcement agents',
    'locksmith',
    'remove goods',
    'seize goods',
  ],
}
const COURT_TALK: Test = {
  says: [
    'ccj',
    'county court',
    'high court',
    'judgment',
    'judgement',
    'warrant',
    'bailiff',
    'bailiffs',
  ],
}
const LAWYER: Test = {
  says: [
    'attorney',
    'personal attorney',
    'barrister',
    'solicitor',
    'legal practitioner',
    'next of kin',
    'chambers',
  ],
}
const BAND_REFUND: Test = { says: ['council tax', 'tax band', 'wrong band', 'banding'] }
const INHERITANCE: Test = {
  says: ['next of kin', 'intestate', 'inheritance', 'unclaimed estate', 'deceased client'],
}
const LOOKS_LIKE_BILL: Test = {
  says: [
    'this is a solicitation',
    'solicitation for the entry',
    'business register',
    'trade mark register',
    'removal of your business',
    'directory entry',
  ],
}
const TV: Test = {
  says: ['tv licence', 'tv licencing', 'tv licensing', 'tv license', 'television licence'],
}
const VEHICLE_TAX: Test = {
  says: ['vehicle tax', 'car tax', 'road tax', 'vehicle licence', 'dvla', 'untaxed', 'un-taxed'],
}

const VEHICLE_TAXED: Authority = {
  title: 'Vehicle Excise and Registration Act 1994',
  provision: 'sections 1 and 29 (the duty, and keeping a vehicle without it)',
  url: 'https://www.legislation.gov.uk/ukpga/1994/22/section/29',
  inForceFrom: '1994-09-01',
}
const FALSE_PAPERS: Authority = {
  title: 'County Courts Act 1984',
  provision: 'sections 135 and 136 (false court papers)',
  url: 'https://www.legislation.gov.uk/ukpga/1984/28/section/135',
  inForceFrom: '1984-08-01',
}
const FALSE_SOLICITOR: Authority = {
  title: 'Solicitors Act 1974',
  provision: 'sections 20 and 21',
  url: 'https://www.legislation.gov.uk/ukpga/1974/47/section/21',
  inForceFrom: '1975-05-01',
}
const BANDS: Authority = {
  title: 'Local Government Finance Act 1992',
  provision: 'section 24 (changing a band)',
  url: 'https://www.legislation.gov.uk/ukpga/1992/14/section/24',
  inForceFrom: '1993-04-01',
}
const WHO_INHERITS: Authority = {
  title: 'Administration of Estates Act 1925',
  provision: 'section 46',
  url: 'https://www.legislation.gov.uk/ukpga/Geo5/15-16/23/section/46',
  inForceFrom: '1926-01-01',
}
const MISLEADING_BUSINESS: Authority = {
  title: 'Business Protection from Misleading Marketing Regulations 2008',
  provision: 'regulations 3 and 6',
  url: 'https://www.legislation.gov.uk/uksi/2008/1276/contents',
  inForceFrom: '2008-05-26',
}
const LICENCE: Authority = {
  title: 'Communications Act 2003',
  provision: 'section 363',
  url: 'https://www.legislation.gov.uk/ukpga/2003/21/section/363',
  inForceFrom: '2004-04-01',
}

export const SCAM_LAW: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.scam.real-bailiff',
    kind: 'right',
    rank: 6,
    when: { all: [BAILIFFS] },
    says: 'A real bailiff sends a notice first, waits seven clear days, and has a certificate that you can check. No one real comes today because of a call.',
    authority: cite('tcea', 'section 63 and Schedule 12, paragraph 7', 'schedule/12'),
  },
  {
    ...EW,
    id: 'gb.scam.false-court-papers',
    kind: 'right',
    rank: 12,
    when: { all: [COURT_TALK] },
    says: "It is a crime to send papers made to look like a court's. Check any case with the court, on a number that you find yourself on GOV.UK.",
    authority: FALSE_PAPERS,
  },
  {
    ...EW,
    id: 'gb.scam.false-lawyer',
    kind: 'right',
    rank: 10,
    when: { all: [LAWYER] },
    says: 'Only a lawyer on the official roll may act as a solicitor. Look the name up with the Solicitors Regulation Authority. Pretending to be one is a crime.',
    authority: FALSE_SOLICITOR,
  },
  {
    ...EW,
    id: 'gb.scam.band-free',
    kind: 'right',
    rank: 10,
    when: { all: [BAND_REFUND] },
    says: 'You can ask for your council tax band to be checked, free, at the Valuation Office Agency. No one needs a fee or your bank details for it.',
    authority: BANDS,
  },
  {
    ...EW,
    id: 'gb.scam.who-inherits',
    kind: 'right',
    rank: 11,
    when: { all: [INHERITANCE] },
    says: 'When someone dies with no will, the law says which family inherits. A stranger with the same surname gets nothing, and there is no fee to pay.',
    authority: WHO_INHERITS,
  },
  {
    ...SCAM_ROW,
    id: 'gb.scam.bill-for-business',
    kind: 'right',
    rank: 10,
    when: { all: [LOOKS_LIKE_BILL] },
    says: 'It is against the law to send a business an offer that is made to look like an official bill. You owe nothing for it. Report it to Trading Standards.',
    authority: MISLEADING_BUSINESS,
  },
  {
    ...SCAM_ROW,
    id: 'gb.scam.tv-licence',
    kind: 'right',
    rank: 10,
    when: { all: [TV] },
    says: 'You need a TV licence only to watch live TV or BBC iPlayer. Check yours on the official TV Licensing site that you open yourself.',
    authority: LICENCE,
  },
  {
    ...SCAM_ROW,
    id: 'gb.scam.vehicle-tax',
    kind: 'right',
    rank: 10,
    when: { all: [VEHICLE_TAX] },
    says: 'Vehicle tax is real, but the DVLA does not ask for card details by text or email. Check the tax of your vehicle on a GOV.UK page that you open yourself.',
    authority: VEHICLE_TAXED,
  },
]
