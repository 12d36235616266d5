/** Provisions on work: dismissal, pay, sanctions and the labour court. */
import type { Authority } from '@plainletter/contracts/rule'

import { TRAVAIL } from './law-codes.ts'

export const LAW = {
  dismissTwelve: {
    ...TRAVAIL,
    provision: 'article L. 1471-1, et article L. 1235-7 pour un motif économique',
    inForceFrom: '2017-09-24',
  },
  dismissCause: {
    ...TRAVAIL,
    provision: 'articles L. 1232-1 et L. 1235-1',
    inForceFrom: '2008-05-01',
  },
  dismissMeeting: {
    ...TRAVAIL,
    provision: 'articles L. 1232-2 à L. 1232-4, L. 1232-6 et L. 1235-2',
    inForceFrom: '2008-05-01',
  },
  dismissLetter: {
    ...TRAVAIL,
    provision: 'articles L. 1232-6 et L. 1235-2',
    inForceFrom: '2017-12-18',
  },
  dismissDetail: {
    ...TRAVAIL,
    provision: 'articles R. 1232-13, R. 1233-2-2 et L. 1235-2',
    inForceFrom: '2017-12-18',
  },
  dismissNotice: {
    ...TRAVAIL,
    provision: 'articles L. 1234-1 et L. 1234-5',
    inForceFrom: '2008-05-01',
  },
  dismissPay: {
    ...TRAVAIL,
    provision: 'articles L. 1234-9 et R. 1234-2',
    inForceFrom: '2017-09-27',
  },
  dismissScale: { ...TRAVAIL, provision: 'article L. 1235-3', inForceFrom: '2017-09-24' },
  dismissVoid: {
    ...TRAVAIL,
    provision: 'articles L. 1132-1, L. 1235-3-1 et L. 1152-3',
    inForceFrom: '2017-09-24',
  },
  workPapers: {
    ...TRAVAIL,
    provision: 'articles L. 1234-19, L. 1234-20 et R. 1234-9',
    inForceFrom: '2008-05-01',
  },
  receipt: { ...TRAVAIL, provision: 'article L. 1234-20', inForceFrom: '2008-06-27' },
  economicCause: {
    ...TRAVAIL,
    provision: 'articles L. 1233-3 et L. 1233-4',
    inForceFrom: '2017-12-22',
  },
  economicAsked: {
    ...TRAVAIL,
    provision: 'articles L. 1233-3, L. 1233-4, L. 1233-65 à L. 1233-70 et L. 1235-7',
    inForceFrom: '2017-12-22',
  },
  dismissAsked: {
    ...TRAVAIL,
    provision: 'articles L. 1232-1, L. 1232-2, L. 1232-6, L. 1235-1 et L. 1235-3',
    inForceFrom: '2017-09-24',
  },
  economicOrder: {
    ...TRAVAIL,
    provision: 'articles L. 1233-5, L. 1233-17 et R. 1233-1',
    inForceFrom: '2016-08-10',
  },
  economicRehire: { ...TRAVAIL, provision: 'article L. 1233-45', inForceFrom: '2008-05-01' },
  csp: { ...TRAVAIL, provision: 'articles L. 1233-65 à L. 1233-70', inForceFrom: '2011-07-30' },
  cspDays: {
    ...TRAVAIL,
    provision: 'articles L. 1233-66 et L. 1233-67, convention CSP du 26 janvier 2015, article 4',
    inForceFrom: '2015-02-01',
    inForceTo: '2026-12-31',
  },
  agreedEnd: {
    ...TRAVAIL,
    provision: 'articles L. 1237-11 à L. 1237-14',
    inForceFrom: '2008-06-27',
  },
  abandon: {
    ...TRAVAIL,
    provision: 'articles L. 1237-1-1 et R. 1237-13',
    inForceFrom: '2023-04-19',
  },
  wagesThree: { ...TRAVAIL, provision: 'article L. 3245-1', inForceFrom: '2013-06-17' },
  wagesMonthly: {
    ...TRAVAIL,
    provision: 'articles L. 3242-1 et R. 1455-7',
    inForceFrom: '2008-05-01',
  },
  smic: {
    ...TRAVAIL,
    provision: 'articles L. 3231-2 et suivants (arrêté du 22 mai 2026)',
    inForceFrom: '2026-06-01',
  },
  tribunal: {
    ...TRAVAIL,
    provision: 'articles L. 1411-1 et R. 1453-1 à R. 1453-2',
    inForceFrom: '2016-08-01',
  },
  fineNo: { ...TRAVAIL, provision: 'article L. 1331-2', inForceFrom: '2008-05-01' },
  trialPeriod: {
    ...TRAVAIL,
    provision: 'articles L. 1221-19, L. 1221-20, L. 1221-25, L. 1221-26 et L. 1132-1',
    inForceFrom: '2008-06-27',
  },
  harassWork: {
    ...TRAVAIL,
    provision: 'articles L. 1152-1, L. 1153-1, L. 1154-1 et L. 1471-1; code civil, article 2224',
    inForceFrom: '2012-08-08',
  },
  sickLeave: {
    ...TRAVAIL,
    provision: 'articles L. 1226-1 et L. 1132-1',
    inForceFrom: '2008-05-01',
  },
  resign: { ...TRAVAIL, provision: 'articles L. 1237-1 et L. 5422-1', inForceFrom: '2018-09-07' },
  sanctionMeeting: {
    ...TRAVAIL,
    provision: 'articles L. 1232-2, L. 1332-1 et L. 1332-2',
    inForceFrom: '2012-03-24',
  },
  sanction: {
    ...TRAVAIL,
    provision: 'articles L. 1331-1, L. 1332-4 et L. 1333-1 à L. 1333-3',
    inForceFrom: '2008-05-01',
  },
  fixedTerm: {
    ...TRAVAIL,
    provision: 'articles L. 1243-1, L. 1243-2, L. 1243-4 et L. 1243-8',
    inForceFrom: '2008-05-01',
  },
} as const satisfies Record<string, Authority>
