/** Provisions on tax, benefits, contributions and jobseekers. */
import type { Authority } from '@plainletter/contracts/rule'

import { CASF, CGI, SP, TRAVAIL } from './law-codes.ts'

const LPF = {
  title: 'Livre des procédures fiscales (LPF)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069583/',
}
const CSS = {
  title: 'Code de la sécurité sociale (CSS)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
}
const CRPA = {
  title: "Code des relations entre le public et l'administration (CRPA)",
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000031366350/',
}

export const LAW = {
  taxClaim: {
    ...LPF,
    provision: 'articles R. 190-1 et R. 196-1 à R. 196-3',
    inForceFrom: '1982-01-01',
  },
  taxStay: { ...LPF, provision: 'article L. 277', inForceFrom: '2002-01-01' },
  taxProposal: { ...LPF, provision: 'articles L. 57 et R. 57-1', inForceFrom: '2009-05-01' },
  taxTime: { ...LPF, provision: 'article L. 247', inForceFrom: '1982-01-01' },
  taxSatd: {
    ...LPF,
    provision: 'articles L. 262, L. 281 et R. 281-1 à R. 281-5',
    inForceFrom: '2019-01-01',
  },
  taxSurcharge: { ...CGI, provision: 'article 1730', inForceFrom: '2006-01-01' },
  taxFour: { ...LPF, provision: 'article L. 274', inForceFrom: '2022-01-01' },
  benefitAppeal: { ...CSS, provision: 'articles L. 142-4 et R. 142-1', inForceFrom: '2019-01-01' },
  benefitAsked: {
    ...CSS,
    provision:
      'articles L. 142-4, L. 553-1, L. 553-2 et R. 142-1, et CASF articles L. 262-46 et L. 262-47 (RSA)',
    inForceFrom: '2019-01-01',
  },
  benefitTwo: {
    ...CSS,
    provision: 'articles L. 553-1 et L. 845-4, et CASF article L. 262-45',
    inForceFrom: '2016-01-01',
  },
  /** What each fund may take back, and for how long: sickness, pensions, family and housing. */
  benefitBack: {
    ...CSS,
    provision: 'articles L. 133-4-1, L. 355-3 et L. 553-2',
    inForceFrom: '2020-01-01',
  },
  benefitSick: { ...CSS, provision: 'articles L. 133-4-1 et L. 332-1', inForceFrom: '2020-01-01' },
  benefitPension: { ...CSS, provision: 'article L. 355-3', inForceFrom: '2020-01-01' },
  benefitSurvivor: {
    ...CSS,
    provision: 'articles L. 353-1 et R. 353-1-1',
    inForceFrom: '2014-01-01',
  },
  benefitHold: { ...CASF, provision: 'articles L. 262-46 et L. 262-47', inForceFrom: '2009-06-01' },
  benefitOrder: { ...CSS, provision: 'articles L. 244-9 et R. 133-3', inForceFrom: '2009-01-01' },
  benefitWaive: {
    ...CSS,
    provision: 'articles L. 256-4, L. 553-2 et L. 845-3',
    inForceFrom: '2016-01-01',
  },
  reasons: { ...CRPA, provision: 'articles L. 211-2 et L. 211-5', inForceFrom: '2016-01-01' },
  error: { ...CRPA, provision: 'article L. 123-1', inForceFrom: '2018-08-12' },
  urssafAppeal: {
    ...CSS,
    provision: 'articles L. 244-2, R. 244-1 et R. 142-1',
    inForceFrom: '2019-01-01',
  },
  fundAppeal: {
    ...CSS,
    provision: 'articles L. 142-4, R. 142-1 et R. 142-8',
    inForceFrom: '2020-01-01',
  },
  fundCourt: {
    ...CSS,
    provision: 'articles L. 142-1, R. 142-6, R. 142-8-5, R. 142-1-A et R. 142-10-1',
    inForceFrom: '2020-01-01',
  },
  jobseekerDebt: {
    ...TRAVAIL,
    provision: 'articles L. 5426-8-1, L. 5426-8-2 et R. 5426-18 à R. 5426-23',
    inForceFrom: '2019-01-01',
  },
  jobseekerThree: { ...TRAVAIL, provision: 'article L. 5422-5', inForceFrom: '2019-01-01' },
  tvFee: {
    ...SP,
    provision: "contribution à l'audiovisuel public, supprimée en 2022",
    inForceFrom: '2022-08-17',
  },
} as const satisfies Record<string, Authority>
