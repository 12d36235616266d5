/** Provisions on debts: banks, collectors, credit, time limits and insolvency. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  collectRights: {
    title: 'Financial Consumer Agency of Canada: debt collection, know your rights',
    provision: 'rights with banks and those who collect for them',
    url: 'https://www.canada.ca/en/financial-consumer-agency/services/rights-responsibilities/rights-credit-loans/debt-collection.html',
    inForceFrom: '2022-06-30',
  },
  bankRules: {
    title: 'Financial Consumer Protection Framework Regulations, SOR/2021-181',
    provision: 'debt collection',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2021-181/',
    inForceFrom: '2022-06-30',
  },
  bankComplaint: {
    title: 'Bank Act, S.C. 1991, c. 46',
    provision: 'sections 627.43 to 627.48 (complaints, 56 days)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/B-1.01/',
    inForceFrom: '2022-06-30',
  },
  obsi: {
    title: 'Ombudsman for Banking Services and Investments',
    provision: 'one complaints body for all banks',
    url: 'https://www.obsi.ca/',
    inForceFrom: '2024-11-01',
  },
  usury: {
    title: 'Criminal Code, R.S.C. 1985, c. C-46',
    provision: 'section 347 (interest above 35% a year)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/C-46/section-347.html',
    inForceFrom: '2025-01-01',
  },
  insolvency: {
    title: 'Bankruptcy and Insolvency Act, R.S.C. 1985, c. B-3',
    provision: 'sections 66.11 to 66.4 and 69.2 (consumer proposal and stay)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/B-3/',
    inForceFrom: '1992-11-30',
  },
  osb: {
    title: 'Office of the Superintendent of Bankruptcy',
    provision: 'find a Licensed Insolvency Trustee',
    url: 'https://ised-isde.canada.ca/site/office-superintendent-bankruptcy/en',
    inForceFrom: '2018-01-01',
  },
  credit: {
    title: 'Financial Consumer Agency of Canada',
    provision: 'credit reports and getting help from a credit counsellor',
    url: 'https://www.canada.ca/en/financial-consumer-agency.html',
    inForceFrom: '2018-01-01',
  },
  tooOld: {
    title: 'Limitation laws of the provinces',
    provision:
      'for example Limitations Act, 2002 (Ontario), sections 4 and 13; Limitation Act (British Columbia), sections 6 and 24; Limitations Act (Alberta), sections 3 and 8; Civil Code of Québec, articles 2878, 2898 and 2925',
    url: 'https://www.ontario.ca/laws/statute/02l24',
    inForceFrom: '2013-06-01',
  },
  onCollect: {
    title: 'Collection and Debt Settlement Services Act (Ontario), R.R.O. 1990, Reg. 74',
    provision: 'sections 20 to 25',
    url: 'https://www.ontario.ca/laws/regulation/900074',
    inForceFrom: '2018-01-01',
  },
  bcCollect: {
    title: 'Business Practices and Consumer Protection Act (British Columbia), S.B.C. 2004, c. 2',
    provision: 'Part 7, sections 113 to 127',
    url: 'https://www.bclaws.gov.bc.ca/',
    inForceFrom: '2004-07-04',
  },
  abCollect: {
    title: 'Collection and Debt Repayment Practices Regulation (Alberta), Alta. Reg. 194/1999',
    provision: 'prohibited practices',
    url: 'https://kings-printer.alberta.ca/',
    inForceFrom: '1999-09-01',
  },
  qcCollect: {
    title:
      'Act respecting the collection of certain debts (Loi sur le recouvrement de certaines créances), CQLR c. R-2.2 (Québec)',
    provision: 'sections 3 and 34',
    url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/R-2.2',
    inForceFrom: '1981-04-01',
  },
  qcCollectCalls: {
    title: 'Office de la protection du consommateur: communication with a collection agency',
    provision: 'written notice first, call after five days',
    url: 'https://www.opc.gouv.qc.ca/en/consumer/good-service/credit-collection-of-debts-and-personal-finances/collection-agency/communication/',
    inForceFrom: '2018-08-01',
  },
  onLimit: {
    title: 'Limitations Act, 2002 (Ontario), S.O. 2002, c. 24, Sched. B',
    provision: 'sections 4, 5 and 13',
    url: 'https://www.ontario.ca/laws/statute/02l24',
    inForceFrom: '2004-01-01',
  },
  bcLimit: {
    title: 'Limitation Act (British Columbia), S.B.C. 2012, c. 13',
    provision: 'sections 6 and 24',
    url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/12013_01',
    inForceFrom: '2013-06-01',
  },
  abLimit: {
    title: 'Limitations Act (Alberta), R.S.A. 2000, c. L-12',
    provision: 'sections 3 and 8',
    url: 'https://kings-printer.alberta.ca/',
    inForceFrom: '1999-03-01',
  },
  qcLimit: {
    title: 'Civil Code of Québec (Code civil du Québec), CQLR c. CCQ-1991',
    provision: 'articles 2875, 2898 and 2925',
    url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/ccq-1991',
    inForceFrom: '1994-01-01',
  },
  skLimit: {
    title: 'The Limitations Act (Saskatchewan), S.S. 2004, c. L-16.1',
    provision: 'sections 5 and 11',
    url: 'https://publications.saskatchewan.ca/',
    inForceFrom: '2005-05-01',
  },
  mbLimit: {
    title: 'The Limitations Act (Manitoba), C.C.S.M. c. L150',
    provision: 'section 6',
    url: 'https://web2.gov.mb.ca/laws/statutes/ccsm/l150.php',
    inForceFrom: '2022-09-30',
  },
  nbLimit: {
    title: 'Limitation of Actions Act (New Brunswick), S.N.B. 2009, c. L-8.5',
    provision: 'section 5',
    url: 'https://laws.gnb.ca/',
    inForceFrom: '2010-05-01',
  },
  nsLimit: {
    title: 'Limitation of Actions Act (Nova Scotia), S.N.S. 2014, c. 35',
    provision: 'section 8',
    url: 'https://nslegislature.ca/',
    inForceFrom: '2015-09-01',
  },
  taxLimit: {
    title: 'Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.)',
    provision: 'section 222 (ten years to collect)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/I-3.3/section-222.html',
    inForceFrom: '2004-03-04',
  },
  collectionOfProvinces: {
    title: 'Collection laws of the provinces',
    provision:
      'for example Collection and Debt Settlement Services Act, R.S.O. 1990, c. C.14; Act respecting the collection of certain debts (Loi sur le recouvrement de certaines créances), CQLR c. R-2.2',
    url: 'https://www.ontario.ca/laws/statute/90c14',
    inForceFrom: '2010-01-01',
  },
} as const satisfies Record<string, Authority>
