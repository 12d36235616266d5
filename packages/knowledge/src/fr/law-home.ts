/** Provisions on homes: rent, notice, eviction, deposits and co-owned buildings. */
import type { Authority } from '@plainletter/contracts/rule'

import { CASF, CIVIL, CPCE, PENAL } from './law-codes.ts'

const BAIL = {
  title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
  url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
}
const CCH = {
  title: "Code de la construction et de l'habitation (CCH)",
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
}
const ANIL = {
  title: "Agence nationale pour l'information sur le logement",
  url: 'https://www.anil.org/',
}

export const LAW = {
  rentNotice: { ...BAIL, provision: 'article 24 (loi n° 2023-668)', inForceFrom: '2023-07-29' },
  rentHearing: { ...BAIL, provision: 'article 24, III et V', inForceFrom: '2023-07-29' },
  evictLeave: { ...CPCE, provision: 'articles L. 411-1 et L. 412-1', inForceFrom: '2012-06-01' },
  evictTime: {
    ...CPCE,
    provision: 'articles L. 412-1, L. 412-3 et L. 412-4',
    inForceFrom: '2023-07-29',
  },
  winter: { ...CPCE, provision: 'article L. 412-6', inForceFrom: '2012-06-01' },
  evictCourt: { ...CPCE, provision: 'articles L. 411-1 et L. 153-1', inForceFrom: '2012-06-01' },
  evictCrime: { ...PENAL, provision: 'article 226-4-2', inForceFrom: '2014-03-27' },
  notice: { ...BAIL, provision: 'article 15', inForceFrom: '2014-03-27' },
  noticeFurnished: { ...BAIL, provision: 'article 25-8', inForceFrom: '2014-03-27' },
  deposit: { ...BAIL, provision: 'article 22', inForceFrom: '2014-03-27' },
  rentRise: { ...BAIL, provision: 'article 17-1', inForceFrom: '2014-03-27' },
  rentCharges: {
    ...BAIL,
    provision: 'article 23 ; décret n° 87-713 du 26 août 1987 (charges récupérables)',
    inForceFrom: '2014-03-27',
  },
  rentReceipt: { ...BAIL, provision: 'article 21', inForceFrom: '2014-03-27' },
  rentTerms: { ...BAIL, provision: 'article 4', inForceFrom: '2014-03-27' },
  rentThreeYears: { ...BAIL, provision: 'article 7-1', inForceFrom: '2014-03-27' },
  decent: {
    ...BAIL,
    provision: 'articles 6 et 20-1 ; décret n° 2002-120 du 30 janvier 2002 (logement décent)',
    inForceFrom: '2014-03-27',
  },
  fsl: { ...CASF, provision: 'articles L. 115-3 et L. 261-4', inForceFrom: '2005-01-01' },
  fslLaw: {
    title: 'Loi n° 90-449 du 31 mai 1990 (droit au logement)',
    provision: 'articles 6 et 6-2 (fonds de solidarité pour le logement, FSL)',
    url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000159413',
    inForceFrom: '2005-01-01',
  },
  rentDemand: {
    ...CIVIL,
    provision: 'articles 1231-6 et 1344, et loi n° 89-462 du 6 juillet 1989, articles 7, a, et 24',
    inForceFrom: '2016-10-01',
  },
  rentPlan: {
    ...CIVIL,
    provision: 'article 1343-5, et loi n° 89-462 du 6 juillet 1989, article 24, V',
    inForceFrom: '2016-10-01',
  },
  rentDuty: { ...BAIL, provision: 'articles 7, a, et 24, V', inForceFrom: '2023-07-29' },
  rentAsked: {
    ...BAIL,
    provision: 'article 24, et loi n° 90-449 du 31 mai 1990, article 6 (FSL)',
    inForceFrom: '2023-07-29',
  },
  evictSteps: {
    ...CPCE,
    provision: 'articles L. 411-1, L. 412-1 et L. 153-1',
    inForceFrom: '2012-06-01',
  },
  homeRights: {
    ...CPCE,
    provision: 'articles L. 411-1, L. 412-3 et L. 412-4, et loi du 6 juillet 1989, article 24, V',
    inForceFrom: '2023-07-29',
  },
  enterAsked: {
    ...BAIL,
    provision: 'articles 4 et 6, et code pénal, article 226-4',
    inForceFrom: '2015-06-26',
  },
  noticeBoth: { ...BAIL, provision: 'articles 15 et 25-8', inForceFrom: '2014-03-27' },
  depositAsked: { ...BAIL, provision: 'articles 7-1, 20 et 22', inForceFrom: '2014-03-27' },
  depositBoard: { ...BAIL, provision: 'articles 20 et 22', inForceFrom: '2014-03-27' },
  dalo: { ...CCH, provision: 'article L. 441-2-3', inForceFrom: '2008-01-01' },
  adil: { ...ANIL, provision: 'réseau des ADIL, conseil gratuit', inForceFrom: '2000-01-01' },
  tenantLeave: { ...BAIL, provision: 'article 12 et article 15', inForceFrom: '2014-03-27' },
  guarantor: { ...BAIL, provision: 'article 22-1', inForceFrom: '2014-03-27' },
  repairs: {
    ...BAIL,
    provision: 'articles 6, 7 et 20-1, décret n° 87-712, et code civil, articles 1719 et 1720',
    inForceFrom: '1989-07-08',
  },
  ownersCosts: {
    title: 'Loi n° 65-557 du 10 juillet 1965 (copropriété)',
    provision: 'articles 10, 10-1, 14-1 et 19-2',
    url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006068256',
    inForceFrom: '2020-06-01',
  },
  ownersContest: {
    title: 'Loi n° 65-557 du 10 juillet 1965 (copropriété)',
    provision: 'article 42',
    url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006068256',
    inForceFrom: '2020-06-01',
  },
  ownersAllDue: {
    title: 'Loi n° 65-557 du 10 juillet 1965 (copropriété)',
    provision: 'article 19-2',
    url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006068256',
    inForceFrom: '2020-06-01',
  },
  depositWear: {
    ...BAIL,
    provision:
      'articles 3-2, 7 et 22 ; décret n° 2016-382 du 30 mars 2016, article 4 ; décret n° 87-712 du 26 août 1987',
    inForceFrom: '2016-06-01',
  },
  coTenant: { ...BAIL, provision: 'article 8-1', inForceFrom: '2014-03-27' },
  exitCheck: {
    ...BAIL,
    provision: 'articles 3-2, 20 et 22, et décret n° 2016-382 du 30 mars 2016',
    inForceFrom: '2014-03-27',
  },
} as const satisfies Record<string, Authority>
