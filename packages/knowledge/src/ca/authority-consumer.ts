/** Provisions on buying, phones, flights, power and insurance. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  delivery: {
    title: 'Consumer protection laws of the provinces',
    provision:
      'for example Consumer Protection Act, 2002 (Ontario), section 26; Consumer Protection Act (Québec), articles 54.9 to 54.14',
    url: 'https://www.ontario.ca/laws/statute/02c30',
    inForceFrom: '2005-07-30',
  },
  insurerComplaint: {
    title: 'Insurance Companies Act, S.C. 1991, c. 47',
    provision: 'section 486 (procedures for complaints)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/I-11.8/',
    inForceFrom: '2010-01-01',
  },
  onCpa: {
    title: 'Consumer Protection Act, 2002 (Ontario), S.O. 2002, c. 30, Sched. A',
    provision: 'sections 9, 15, 28, 35, 42 and 43',
    url: 'https://www.ontario.ca/laws/statute/02c30',
    inForceFrom: '2005-07-30',
  },
  bcCpa: {
    title: 'Business Practices and Consumer Protection Act (British Columbia), S.B.C. 2004, c. 2',
    provision: 'sections 19, 21, 25 and 49',
    url: 'https://www.bclaws.gov.bc.ca/',
    inForceFrom: '2004-07-04',
  },
  qcCpa: {
    title:
      'Consumer Protection Act (Loi sur la protection du consommateur), CQLR c. P-40.1 (Québec)',
    provision: 'sections 37, 38, 53, 54.12 and 59',
    url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-40.1',
    inForceFrom: '1980-04-30',
  },
  abCpa: {
    title: 'Consumer Protection Act (Alberta), R.S.A. 2000, c. C-26.3',
    provision: 'Part 3 (direct sales)',
    url: 'https://kings-printer.alberta.ca/',
    inForceFrom: '2017-12-15',
  },
  goods: {
    title: 'Consumer protection and sale of goods laws of the provinces',
    provision:
      'for example Consumer Protection Act, 2002 (Ontario), section 9; Sale of Goods Act, R.S.B.C. 1996, c. 410, section 18; Consumer Protection Act, CQLR c. P-40.1, sections 37 and 38',
    url: 'https://www.ontario.ca/laws/statute/02c30',
    inForceFrom: '2005-07-30',
  },
  doorSales: {
    title: 'Consumer protection laws of the provinces',
    provision:
      'for example Consumer Protection Act, 2002 (Ontario), section 43; Business Practices and Consumer Protection Act (B.C.), section 21; Consumer Protection Act, CQLR c. P-40.1, section 59',
    url: 'https://www.ontario.ca/laws/statute/02c30',
    inForceFrom: '2005-07-30',
  },
  competition: {
    title: 'Competition Bureau Canada',
    provision: 'deceptive marketing, and how to complain',
    url: 'https://competition-bureau.canada.ca/en',
    inForceFrom: '2018-01-01',
  },
  wireless: {
    title: 'Telecom Regulatory Policy CRTC 2017-200',
    provision: 'The Wireless Code',
    url: 'https://crtc.gc.ca/eng/phone/mobile/codesimpl.htm',
    inForceFrom: '2017-12-01',
  },
  ccts: {
    title: 'Commission for Complaints for Telecom-television Services',
    provision: 'free help with phone, internet and TV complaints',
    url: 'https://www.ccts-cprst.ca/',
    inForceFrom: '2017-09-01',
  },
  apr: {
    title: 'Air Passenger Protection Regulations, SOR/2019-150',
    provision: 'claims to the airline and the agency',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-150/',
    inForceFrom: '2019-12-15',
  },
  onEnergy: {
    title: 'Ontario Energy Board',
    provision: 'disconnection rules and winter ban (15 November to 30 April)',
    url: 'https://www.oeb.ca/',
    inForceFrom: '2018-02-01',
  },
  abEnergy: {
    title: 'Utilities Consumer Advocate (Alberta)',
    provision: 'winter disconnection rules (1 November to 15 April)',
    url: 'https://ucahelps.alberta.ca/',
    inForceFrom: '2018-01-01',
  },
  qcEnergy: {
    title: 'Hydro-Québec: conditions of service',
    provision: 'no cut-offs of homes from 1 December to 31 March',
    url: 'https://www.hydroquebec.com/',
    inForceFrom: '2018-04-01',
  },
  energy: {
    title: 'Utility laws of the provinces',
    provision:
      'for example Ontario Energy Board Act, 1998; Utilities Commission Act, R.S.B.C. 1996, c. 473; Act respecting the Régie de l’énergie, CQLR c. R-6.01',
    url: 'https://www.oeb.ca/',
    inForceFrom: '2018-01-01',
  },
  insurance: {
    title: 'General Insurance OmbudService and OmbudService for Life and Health Insurance',
    provision: 'free review of complaints',
    url: 'https://giocanada.org/',
    inForceFrom: '2018-01-01',
  },
  saleOfProvinces: {
    title: 'Consumer protection and sale of goods laws of the provinces',
    provision:
      'for example Consumer Protection Act, 2002 (Ontario), sections 9 and 14; Sale of Goods Act, R.S.B.C. 1996, c. 410, section 18; Consumer Protection Act (Québec), sections 37 and 38',
    url: 'https://www.ontario.ca/laws/statute/02c30',
    inForceFrom: '2010-01-01',
  },
} as const satisfies Record<string, Authority>
