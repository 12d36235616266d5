/** Provisions on rented homes. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  onRta: {
    title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
    provision: 'sections 37, 39, 59, 69, 74 and 83',
    url: 'https://www.ontario.ca/laws/statute/06r17',
    inForceFrom: '2007-01-31',
  },
  onEvictionOrder: {
    title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
    provision: 'sections 37, 39, 81 and 85 (order of the Board, filed with the sheriff)',
    url: 'https://www.ontario.ca/laws/statute/06r17',
    inForceFrom: '2007-01-31',
  },
  onRtaOwn: {
    title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
    provision: 'sections 48 to 50, 48.1 and 57',
    url: 'https://www.ontario.ca/laws/statute/06r17',
    inForceFrom: '2017-09-01',
  },
  onOwnUsePay: {
    title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
    provision: 'sections 48.1 and 49.1, as amended by 2025, c. 14, Schedule 12 (Bill 60)',
    url: 'https://www.ontario.ca/laws/statute/06r17',
    inForceFrom: '2026-09-21',
  },
  onRtaRent: {
    title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
    provision: 'sections 116, 119, 120 and 6.1',
    url: 'https://www.ontario.ca/laws/statute/06r17',
    inForceFrom: '2018-11-15',
  },
  onRtaDeposit: {
    title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
    provision: 'sections 105 and 106',
    url: 'https://www.ontario.ca/laws/statute/06r17',
    inForceFrom: '2007-01-31',
  },
  onRtaRepair: {
    title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
    provision: 'sections 20, 24 to 27 and 29',
    url: 'https://www.ontario.ca/laws/statute/06r17',
    inForceFrom: '2007-01-31',
  },
  /** Of notices of unpaid rent given till then. */
  onFourteenDays: {
    title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
    provision: 'section 59(1), as it was',
    url: 'https://www.ontario.ca/laws/statute/06r17',
    inForceFrom: '2007-01-31',
    inForceTo: '2026-09-20',
  },
  onSevenDays: {
    title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
    provision: 'section 59(1), as amended by 2025, c. 14, Schedule 12 (Bill 60)',
    url: 'https://www.ontario.ca/laws/statute/06r17',
    inForceFrom: '2026-09-21',
  },
  onArrearsHearing: {
    title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
    provision: 'section 82, as amended by 2025, c. 14, Schedule 12 (Bill 60)',
    url: 'https://www.ontario.ca/laws/statute/06r17',
    inForceFrom: '2026-09-21',
  },
  bcRta: {
    title: 'Residential Tenancy Act (BC, British Columbia), S.B.C. 2002, c. 78',
    provision: 'sections 46 to 55, 59, 79, 80 and 84',
    url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/02078_01',
    inForceFrom: '2004-01-01',
  },
  bcRtaOwn: {
    title:
      'Residential Tenancy Act (BC, British Columbia), S.B.C. 2002, c. 78, and Residential Tenancy Regulation',
    provision: 'sections 49 and 51 (three months, dispute within 21 days)',
    url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/02078_01',
    inForceFrom: '2025-06-18',
  },
  bcRta10: {
    title: 'Residential Tenancy Act (BC, British Columbia), S.B.C. 2002, c. 78',
    provision: 'section 46(4) and (5) (pay or dispute within five days)',
    url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/02078_01',
    inForceFrom: '2004-01-01',
  },
  bcRtaCause: {
    title: 'Residential Tenancy Act (BC, British Columbia), S.B.C. 2002, c. 78',
    provision: 'section 47(4) and (5) (dispute within ten days)',
    url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/02078_01',
    inForceFrom: '2004-01-01',
  },
  bcRtaMore: {
    title: 'Residential Tenancy Act (BC, British Columbia), S.B.C. 2002, c. 78',
    provision: 'sections 19, 28, 29, 32, 38, 42 and 43',
    url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/02078_01',
    inForceFrom: '2004-01-01',
  },
  abRta: {
    title: 'Residential Tenancies Act (Alberta), S.A. 2004, c. R-17.1',
    provision: 'sections 14, 16, 23, 26, 29 and 43 to 46',
    url: 'https://kings-printer.alberta.ca/',
    inForceFrom: '2004-11-01',
  },
  abRtaNotice: {
    title: 'Residential Tenancies Act (Alberta), S.A. 2004, c. R-17.1',
    provision: 'section 29 (14 day notice for a substantial breach, notice of objection)',
    url: 'https://www.landlordandtenant.org/notices/eviction-notice/',
    inForceFrom: '2004-11-01',
  },
  qcTribunal: {
    title:
      'Act respecting the Administrative Housing Tribunal (Loi sur le Tribunal administratif du logement), CQLR c. T-15.01 (Québec)',
    provision: 'section 28 (the tribunal alone decides on leases of homes)',
    url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/T-15.01',
    inForceFrom: '2020-08-31',
  },
  qcLease: {
    title: 'Civil Code of Québec (Code civil du Québec), CQLR c. CCQ-1991',
    provision: 'articles 1883, 1941 to 1948, 1957 to 1971',
    url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/ccq-1991',
    inForceFrom: '1994-01-01',
  },
  qcDeposit: {
    title: 'Civil Code of Québec (Code civil du Québec), CQLR c. CCQ-1991',
    provision: 'articles 1904 and 1910 to 1931',
    url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/ccq-1991',
    inForceFrom: '1994-01-01',
  },
  qcMoratorium: {
    title: 'Protecteur du citoyen: can your landlord force you to leave?',
    provision: "moratorium until 6 June 2027, under the Act to limit lessors' right of eviction",
    url: 'https://protecteurducitoyen.qc.ca/en/advice/useful-tips/tenants-can-your-landlord-force-you-to-leave',
    inForceFrom: '2024-06-06',
    inForceTo: '2027-06-06',
  },
  housing: {
    title:
      'Tenancy laws of the provinces, as the Canada Mortgage and Housing Corporation explains them',
    provision:
      'for example Residential Tenancies Act, 2006 (Ontario); Residential Tenancy Act, S.B.C. 2002, c. 78; Residential Tenancies Act (Alberta); Civil Code of Québec, articles 1851 to 2000',
    url: 'https://www.cmhc-schl.gc.ca/',
    inForceFrom: '2019-07-09',
  },
} as const satisfies Record<string, Authority>
