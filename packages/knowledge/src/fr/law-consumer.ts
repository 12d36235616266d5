/** Provisions on buying, banks, power, flights, insurance, copyright and scams. */
import type { Authority } from '@plainletter/contracts/rule'

import { CASF, CIVIL, CMF, CONSO, PENAL } from './law-codes.ts'

const ASSUR = {
  title: 'Code des assurances',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
}
const ENERGIE = {
  title: "Code de l'énergie",
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000023983208/',
}
const CPI = {
  title: 'Code de la propriété intellectuelle (CPI)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069414/',
}
const CYBER = {
  title: '17Cyber et Cybermalveillance.gouv.fr',
  url: 'https://www.cybermalveillance.gouv.fr/',
}
const EUAIR = {
  title: 'Règlement (CE) n° 261/2004',
  url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
}

export const LAW = {
  withdraw: { ...CONSO, provision: 'articles L. 221-18 à L. 221-24', inForceFrom: '2022-05-28' },
  withdrawExtra: { ...CONSO, provision: 'article L. 221-20', inForceFrom: '2016-07-01' },
  conformity: { ...CONSO, provision: 'articles L. 217-3 à L. 217-14', inForceFrom: '2022-01-01' },
  hiddenFault: { ...CIVIL, provision: 'articles 1641 à 1648', inForceFrom: '1994-01-01' },
  delivery: { ...CONSO, provision: 'articles L. 216-1 à L. 216-7', inForceFrom: '2022-05-28' },
  renewalAsked: {
    ...CONSO,
    provision: 'articles L. 215-1 à L. 215-3 et L. 215-1-1',
    inForceFrom: '2023-06-01',
  },
  renewal: { ...CONSO, provision: 'articles L. 215-1 à L. 215-3', inForceFrom: '2016-07-01' },
  cancelOnline: {
    ...CONSO,
    provision: 'articles L. 215-1-1 et D. 215-1 et suivants',
    inForceFrom: '2023-06-01',
  },
  coldCalls: {
    ...CONSO,
    provision: 'article L. 223-1 (loi n° 2025-594)',
    inForceFrom: '2026-08-11',
  },
  mediation: { ...CONSO, provision: 'articles L. 612-1 et L. 612-2', inForceFrom: '2016-07-01' },
  unsolicited: {
    ...CONSO,
    provision: 'articles L. 121-12 et L. 132-16',
    inForceFrom: '2016-07-01',
  },
  unfairTerms: { ...CONSO, provision: 'articles L. 212-1 et L. 241-1', inForceFrom: '2016-10-01' },
  energyWinter: { ...CASF, provision: 'article L. 115-3', inForceFrom: '2013-04-17' },
  energySteps: {
    ...CASF,
    provision: 'article L. 115-3 et décret n° 2008-780 du 13 août 2008',
    inForceFrom: '2008-08-15',
  },
  energyBack: { ...CONSO, provision: 'article L. 224-11', inForceFrom: '2016-07-01' },
  energyCheque: { ...ENERGIE, provision: 'article L. 124-1', inForceFrom: '2016-01-01' },
  energyOmbudsman: { ...ENERGIE, provision: 'article L. 122-1', inForceFrom: '2011-06-01' },
  waterNoCut: { ...CASF, provision: 'article L. 115-3', inForceFrom: '2013-04-17' },
  insureTwo: { ...ASSUR, provision: 'articles L. 114-1 et L. 114-2', inForceFrom: '1990-01-01' },
  insureMediator: {
    ...CONSO,
    provision: 'articles L. 612-1 et L. 612-2',
    inForceFrom: '2016-07-01',
  },
  insureAsked: {
    ...ASSUR,
    provision:
      'articles L. 112-4, L. 113-1 et L. 114-1, et code de la consommation, article L. 612-1',
    inForceFrom: '2016-07-01',
  },
  insureClause: { ...ASSUR, provision: 'articles L. 112-4 et L. 113-1', inForceFrom: '1976-07-21' },
  insureProof: {
    ...ASSUR,
    provision: 'articles L. 113-5 et L. 121-1, et code civil, article 1353',
    inForceFrom: '2016-10-01',
  },
  arcom: {
    ...CPI,
    provision: 'articles L. 331-17 à L. 331-24 et R. 331-37 et suivants',
    inForceFrom: '2022-01-01',
  },
  arcomFine: { ...CPI, provision: 'article R. 335-5', inForceFrom: '2010-06-26' },
  photo: {
    ...CPI,
    provision: 'articles L. 112-1, L. 112-2 et L. 331-1-3',
    inForceFrom: '2014-03-13',
  },
  cyber: {
    ...CYBER,
    provision: 'diagnostic et assistance 24 heures sur 24',
    inForceFrom: '2024-12-17',
  },
  bankRefund: {
    ...CMF,
    provision: 'articles L. 133-18, L. 133-19, L. 133-23 et L. 133-24',
    inForceFrom: '2018-01-13',
  },
  scamCrime: { ...PENAL, provision: 'article 313-1 (escroquerie)', inForceFrom: '1994-03-01' },
  withdrawButton: {
    ...CONSO,
    provision: 'articles L. 221-21 et D. 221-5 (ordonnance n° 2026-2, décret n° 2026-3)',
    inForceFrom: '2026-06-19',
  },
  cheque: { ...CMF, provision: 'article L. 131-73', inForceFrom: '2006-01-01' },
  bankDebit: { ...CMF, provision: 'articles D. 133-6 et L. 133-26', inForceFrom: '2011-12-31' },
  bankFees: { ...CMF, provision: 'articles L. 312-1-3 et R. 312-4-1', inForceFrom: '2014-01-01' },
  flight: { ...EUAIR, provision: 'articles 5 à 9', inForceFrom: '2005-02-17' },
  insureUnpaid: { ...ASSUR, provision: 'article L. 113-3', inForceFrom: '1976-07-21' },
  bankClosedAsked: {
    ...CMF,
    provision: 'articles L. 312-1 et L. 312-1-1, V',
    inForceFrom: '2022-06-13',
  },
  bankAccount: { ...CMF, provision: 'article L. 312-1', inForceFrom: '2022-06-13' },
} as const satisfies Record<string, Authority>
