/** Provisions on debts: collection, seizures, proof, time limits and over-indebtedness. */
import type { Authority } from '@plainletter/contracts/rule'

import { CGCT, CIVIL, CONSO, CPCE, PENAL, SP, TRAVAIL } from './law-codes.ts'

const CPCEL = {
  title: 'Code des postes et des communications électroniques',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070987/',
}
const SBI = {
  title: 'Service-Public.gouv.fr : solde bancaire insaisissable',
  url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F1437',
}
const BDF = { title: 'Banque de France : surendettement', url: 'https://www.banque-france.fr/' }
const COMMERCE = {
  title: 'Code de commerce',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000005634379/',
}

export const LAW = {
  fortyEuros: {
    ...COMMERCE,
    provision: 'articles L. 441-10 et D. 441-5 (entre professionnels seulement)',
    inForceFrom: '2019-04-26',
  },
  amiable: { ...CPCE, provision: 'article L. 111-8', inForceFrom: '2012-06-01' },
  amiableLetter: { ...CPCE, provision: 'articles R. 124-2 à R. 124-5', inForceFrom: '2012-06-01' },
  beforeTitle: {
    ...CPCE,
    provision: 'articles L. 111-2, L. 511-1 et L. 511-2',
    inForceFrom: '2014-03-27',
  },
  title: { ...CPCE, provision: 'articles L. 111-2 et L. 111-3', inForceFrom: '2012-06-01' },
  titleTenYears: { ...CPCE, provision: 'articles L. 111-4 et L. 111-3', inForceFrom: '2012-06-01' },
  smallClaims: { ...CPCE, provision: 'articles L. 125-1 et R. 125-1', inForceFrom: '2016-06-01' },
  homeVisit: { ...CPCE, provision: 'articles L. 141-1 et L. 142-1', inForceFrom: '2012-06-01' },
  homeVisitPeople: { ...CPCE, provision: 'article L. 142-1', inForceFrom: '2012-06-01' },
  exempt: { ...CPCE, provision: 'articles L. 112-2 et R. 112-2', inForceFrom: '2012-06-01' },
  saleOrder: { ...CPCE, provision: 'articles R. 221-1 à R. 221-3', inForceFrom: '2012-06-01' },
  saleFriendly: {
    ...CPCE,
    provision: 'articles L. 221-3, R. 221-30 et R. 221-53',
    inForceFrom: '2012-06-01',
  },
  bankSeizure: {
    ...CPCE,
    provision: 'articles L. 211-1, R. 211-3 et R. 211-11',
    inForceFrom: '2012-06-01',
  },
  bankAsked: {
    ...CPCE,
    provision: 'articles L. 162-2, R. 162-2, L. 211-1 et R. 211-11',
    inForceFrom: '2012-06-01',
  },
  bankBlock: { ...CPCE, provision: 'articles L. 162-1 et L. 162-2', inForceFrom: '2012-06-01' },
  bankFloor: {
    ...SBI,
    provision: 'solde bancaire insaisissable (articles L. 162-2 et R. 162-2 du CPCE)',
    inForceFrom: '2012-06-01',
  },
  wages: {
    ...CPCE,
    provision:
      'articles L. 212-1 et suivants, R. 212-1 et suivants (loi n° 2023-1059, décret n° 2025-125)',
    inForceFrom: '2025-07-01',
  },
  wagesAsked: {
    ...CPCE,
    provision:
      'articles L. 212-2 à L. 212-5 et R. 212-1-3, et code du travail, articles L. 3252-2, L. 3252-3 et R. 3252-2',
    inForceFrom: '2025-07-01',
  },
  wageScale: {
    ...TRAVAIL,
    provision: 'articles L. 3252-2, L. 3252-3 et R. 3252-2 à R. 3252-5',
    inForceFrom: '2008-05-01',
  },
  jex: {
    ...CPCE,
    provision: "articles L. 121-2 et L. 213-6 du code de l'organisation judiciaire",
    inForceFrom: '2012-06-01',
  },
  grace: { ...CIVIL, provision: 'article 1343-5', inForceFrom: '2016-10-01' },
  graceJex: { ...CPCE, provision: 'article R. 121-1', inForceFrom: '2012-06-01' },
  demand: { ...CIVIL, provision: 'articles 1231, 1231-6 et 1344', inForceFrom: '2016-10-01' },
  proof: { ...CIVIL, provision: 'article 1353', inForceFrom: '2016-10-01' },
  assignment: { ...CIVIL, provision: 'article 1324', inForceFrom: '2016-10-01' },
  fiveYears: { ...CIVIL, provision: 'articles 2224 et 2240 à 2244', inForceFrom: '2008-06-19' },
  twoYears: { ...CONSO, provision: 'article L. 218-2', inForceFrom: '2016-07-01' },
  creditTwoYears: { ...CONSO, provision: 'article R. 312-35', inForceFrom: '2016-07-01' },
  telecomYear: { ...CPCEL, provision: 'article L. 34-2', inForceFrom: '2005-07-27' },
  overdebt: {
    ...CONSO,
    provision: 'articles L. 711-1, L. 722-2 et L. 722-3',
    inForceFrom: '2018-01-01',
  },
  overdebtBdf: { ...BDF, provision: "dépôt d'un dossier, gratuit", inForceFrom: '2018-01-01' },
  harass: { ...PENAL, provision: 'article 222-33-2-2', inForceFrom: '2014-08-06' },
  fakeOfficial: { ...PENAL, provision: 'article 433-13', inForceFrom: '1994-03-01' },
  unfairPractice: {
    ...CONSO,
    provision: 'articles L. 121-1 à L. 121-7',
    inForceFrom: '2016-07-01',
  },
  freeAdvice: {
    ...SP,
    provision: 'aides et conseils gratuits, points conseil budget',
    inForceFrom: '2020-01-01',
  },
  heirs: { ...CIVIL, provision: 'articles 768 et 785', inForceFrom: '2007-01-01' },
  spouse: { ...CIVIL, provision: 'article 220', inForceFrom: '2014-07-01' },
  creditPenalty: {
    ...CONSO,
    provision: 'articles L. 312-39, D. 312-16 et L. 312-38',
    inForceFrom: '2016-07-01',
  },
  creditPause: { ...CONSO, provision: 'article L. 314-20', inForceFrom: '2016-07-01' },
  creditLate: { ...CIVIL, provision: 'articles 1225 et 1344', inForceFrom: '2016-10-01' },
  localTitle: { ...CGCT, provision: 'article L. 1617-5', inForceFrom: '2005-01-01' },
} as const satisfies Record<string, Authority>
