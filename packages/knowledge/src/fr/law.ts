/** The provisions that the rows cite. Each link leads to the official consolidated text or the public body itself. */
import type { Authority } from '@plainletter/contracts/rule'

const CIVIL = {
  title: 'Code civil',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
}
const CPC = {
  title: 'Code de procédure civile (CPC)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070716/',
}
const CPCE = {
  title: "Code des procédures civiles d'exécution (CPCE)",
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000025024948/',
}
const CONSO = {
  title: 'Code de la consommation',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
}
const TRAVAIL = {
  title: 'Code du travail',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
}
const BAIL = {
  title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
  url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
}
const CPP = {
  title: 'Code de procédure pénale (CPP)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
}
const PENAL = {
  title: 'Code pénal',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070719/',
}
const CGCT = {
  title: 'Code général des collectivités territoriales (CGCT)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070633/',
}
const LPF = {
  title: 'Livre des procédures fiscales (LPF)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069583/',
}
const CGI = {
  title: 'Code général des impôts (CGI)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577/',
}
const CSS = {
  title: 'Code de la sécurité sociale (CSS)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
}
const CASF = {
  title: "Code de l'action sociale et des familles (CASF)",
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/',
}
const ASSUR = {
  title: 'Code des assurances',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
}
const CMF = {
  title: 'Code monétaire et financier (CMF)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072026/',
}
const ENERGIE = {
  title: "Code de l'énergie",
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000023983208/',
}
const CCH = {
  title: "Code de la construction et de l'habitation (CCH)",
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
}
const CPI = {
  title: 'Code de la propriété intellectuelle (CPI)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069414/',
}
const CPCEL = {
  title: 'Code des postes et des communications électroniques',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070987/',
}
const CRPA = {
  title: "Code des relations entre le public et l'administration (CRPA)",
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000031366350/',
}
const AJ = {
  title: 'Loi n° 91-647 du 10 juillet 1991',
  url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006077779',
}
const COJ = {
  title: "Code de l'organisation judiciaire (COJ)",
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071164/',
}
const SP = { title: 'Service-Public.gouv.fr', url: 'https://www.service-public.gouv.fr/' }
const SBI = {
  title: 'Service-Public.gouv.fr : solde bancaire insaisissable',
  url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F1437',
}
const BDF = { title: 'Banque de France : surendettement', url: 'https://www.banque-france.fr/' }
const CYBER = {
  title: '17Cyber et Cybermalveillance.gouv.fr',
  url: 'https://www.cybermalveillance.gouv.fr/',
}
const ANIL = {
  title: "Agence nationale pour l'information sur le logement",
  url: 'https://www.anil.org/',
}
const ANTAI = {
  title: 'Agence nationale de traitement automatisé des infractions',
  url: 'https://www.antai.gouv.fr/',
}
const EUAIR = {
  title: 'Règlement (CE) n° 261/2004',
  url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
}

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
  title: { ...CPCE, provision: 'articles L. 111-2 et L. 111-3', inForceFrom: '2012-06-01' },
  titleTenYears: { ...CPCE, provision: 'articles L. 111-4 et L. 111-3', inForceFrom: '2012-06-01' },
  smallClaims: { ...CPCE, provision: 'articles L. 125-1 et R. 125-1', inForceFrom: '2016-06-01' },
  homeVisit: { ...CPCE, provision: 'articles L. 141-1 et L. 142-1', inForceFrom: '2012-06-01' },
  homeVisitPeople: { ...CPCE, provision: 'article L. 142-1', inForceFrom: '2012-06-01' },
  exempt: { ...CPCE, provision: 'articles L. 112-2 et R. 112-2', inForceFrom: '2012-06-01' },
  saleOrder: { ...CPCE, provision: 'articles R. 221-1 à R. 221-3', inForceFrom: '2012-06-01' },
  saleFriendly: { ...CPCE, provision: 'articles L. 221-3 et R. 221-30', inForceFrom: '2012-06-01' },
  bankSeizure: { ...CPCE, provision: 'articles R. 211-3 et R. 211-11', inForceFrom: '2012-06-01' },
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
  wageScale: { ...TRAVAIL, provision: 'articles R. 3252-2 à R. 3252-5', inForceFrom: '2008-05-01' },
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
  injunction: {
    ...CPC,
    provision: 'articles 1405, 1411 et 1416 à 1422',
    inForceFrom: '2022-03-01',
  },
  opposition: { ...CPC, provision: 'articles 1412, 1415, 1416 et 1417', inForceFrom: '2022-03-01' },
  injunctionServed: {
    ...CPC,
    provision: 'article 1411 (décret n° 2026-96)',
    inForceFrom: '2026-09-01',
  },
  injunctionPapers: { ...CPC, provision: 'article 1413', inForceFrom: '2022-03-01' },
  summons: { ...CPC, provision: 'articles 54 à 56, 750 et suivants', inForceFrom: '2020-01-01' },
  lawyer: { ...CPC, provision: 'articles 760 à 762 et 817', inForceFrom: '2020-01-01' },
  legalAid: { ...AJ, provision: 'articles 2 à 4 et 7', inForceFrom: '1992-01-01' },
  appeal: { ...CPC, provision: 'article 538', inForceFrom: '1976-01-01' },
  appealFifteen: {
    ...CPC,
    provision: 'article 490, et CPCE article R. 121-20',
    inForceFrom: '2012-06-01',
  },
  appealSmall: { ...COJ, provision: 'article R. 211-3-24', inForceFrom: '2020-01-01' },
  lapse: { ...CPC, provision: 'article 478', inForceFrom: '1976-01-01' },
  judgmentInterest: { ...CMF, provision: 'article L. 313-3', inForceFrom: '2001-01-01' },
  fee50: {
    ...CGI,
    provision: 'article 1635 bis Q (loi n° 2026-103, article 128)',
    inForceFrom: '2026-05-01',
  },
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
  rentNotice: { ...BAIL, provision: 'article 24 (loi n° 2023-668)', inForceFrom: '2023-07-29' },
  rentHearing: { ...BAIL, provision: 'article 24, III et V', inForceFrom: '2023-07-29' },
  evictLeave: { ...CPCE, provision: 'articles L. 411-1 et L. 412-1', inForceFrom: '2012-06-01' },
  evictTime: { ...CPCE, provision: 'articles L. 412-3 et L. 412-4', inForceFrom: '2023-07-29' },
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
    ...SP,
    provision: 'fonds de solidarité pour le logement (FSL)',
    inForceFrom: '2005-01-01',
  },
  dalo: { ...CCH, provision: 'article L. 441-2-3', inForceFrom: '2008-01-01' },
  adil: { ...ANIL, provision: 'réseau des ADIL, conseil gratuit', inForceFrom: '2000-01-01' },
  dismissTwelve: { ...TRAVAIL, provision: 'article L. 1471-1', inForceFrom: '2017-09-24' },
  dismissCause: {
    ...TRAVAIL,
    provision: 'articles L. 1232-1 et L. 1235-1',
    inForceFrom: '2008-05-01',
  },
  dismissMeeting: {
    ...TRAVAIL,
    provision: 'articles L. 1232-2 à L. 1232-4',
    inForceFrom: '2008-05-01',
  },
  dismissLetter: {
    ...TRAVAIL,
    provision: 'articles L. 1232-6 et L. 1235-2',
    inForceFrom: '2017-12-18',
  },
  dismissDetail: {
    ...TRAVAIL,
    provision: 'articles R. 1232-13 et L. 1235-2',
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
  withdraw: { ...CONSO, provision: 'articles L. 221-18 à L. 221-24', inForceFrom: '2022-05-28' },
  withdrawExtra: { ...CONSO, provision: 'article L. 221-20', inForceFrom: '2016-07-01' },
  conformity: { ...CONSO, provision: 'articles L. 217-3 à L. 217-14', inForceFrom: '2022-01-01' },
  hiddenFault: { ...CIVIL, provision: 'articles 1641 à 1648', inForceFrom: '1994-01-01' },
  delivery: { ...CONSO, provision: 'articles L. 216-1 à L. 216-7', inForceFrom: '2022-05-28' },
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
    provision: 'articles L. 121-12 et L. 132-13',
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
  fineForty: { ...CPP, provision: 'articles 529-1, 529-2 et 529-10', inForceFrom: '2004-03-10' },
  fineLess: { ...CPP, provision: 'articles 529-2-1 et 529-8', inForceFrom: '2024-01-01' },
  fineThirty: { ...CPP, provision: 'article 530', inForceFrom: '2004-03-10' },
  finePlay: { ...ANTAI, provision: 'payer ou contester une amende', inForceFrom: '2015-01-01' },
  fineHold: {
    ...CPP,
    provision: 'article 529-10, et Code de la route, articles L. 121-2 et L. 121-3',
    inForceFrom: '2004-03-10',
  },
  fps: { ...CGCT, provision: 'articles L. 2333-87 et R. 2333-120-13', inForceFrom: '2018-01-01' },
  fpsCourt: {
    ...CGCT,
    provision: 'articles L. 2333-87-2 à L. 2333-87-8 et R. 2333-120-15',
    inForceFrom: '2018-01-01',
  },
  fpsPay: { ...CGCT, provision: 'article L. 2333-87', inForceFrom: '2018-01-01' },
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
  taxFour: { ...LPF, provision: 'article L. 274', inForceFrom: '1982-01-01' },
  benefitAppeal: { ...CSS, provision: 'articles L. 142-4 et R. 142-1', inForceFrom: '2019-01-01' },
  benefitTwo: {
    ...CSS,
    provision: 'articles L. 553-1 et L. 845-4, et CASF article L. 262-45',
    inForceFrom: '2016-01-01',
  },
  benefitHold: { ...CASF, provision: 'articles L. 262-46 et L. 262-47', inForceFrom: '2009-06-01' },
  benefitOrder: { ...CSS, provision: 'articles L. 244-9 et R. 133-3', inForceFrom: '2009-01-01' },
  benefitWaive: {
    ...CSS,
    provision: 'articles L. 256-4, L. 553-2 et L. 845-3',
    inForceFrom: '2016-01-01',
  },
  error: { ...CRPA, provision: 'article L. 123-1', inForceFrom: '2018-08-12' },
  insureTwo: { ...ASSUR, provision: 'articles L. 114-1 et L. 114-2', inForceFrom: '1990-01-01' },
  insureMediator: {
    ...CONSO,
    provision: 'articles L. 612-1 et L. 612-2',
    inForceFrom: '2016-07-01',
  },
  insureClause: { ...ASSUR, provision: 'articles L. 112-4 et L. 113-1', inForceFrom: '1976-07-21' },
  insureProof: { ...CIVIL, provision: 'article 1353', inForceFrom: '2016-10-01' },
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
    provision: 'articles L. 133-18, L. 133-19 et L. 133-24',
    inForceFrom: '2018-01-13',
  },
  scamCrime: { ...PENAL, provision: 'article 313-1 (escroquerie)', inForceFrom: '1994-03-01' },
  parkingPrivate: {
    ...CIVIL,
    provision: 'articles 1103, 1231-5 et 1353',
    inForceFrom: '2016-10-01',
  },
  defender: {
    ...SP,
    provision: 'Défenseur des droits, conciliateurs de justice, points-justice',
    inForceFrom: '2020-01-01',
  },
  conciliator: { ...CPC, provision: 'article 750-1', inForceFrom: '2023-10-01' },
  withdrawButton: {
    ...CONSO,
    provision: 'articles L. 221-21 et D. 221-5 (ordonnance n° 2026-2, décret n° 2026-3)',
    inForceFrom: '2026-06-19',
  },
  trialPeriod: {
    ...TRAVAIL,
    provision: 'articles L. 1221-19 à L. 1221-26',
    inForceFrom: '2008-06-27',
  },
  harassWork: {
    ...TRAVAIL,
    provision: 'articles L. 1152-1, L. 1153-1 et L. 1154-1',
    inForceFrom: '2012-08-08',
  },
  sickLeave: {
    ...TRAVAIL,
    provision: 'articles L. 1226-1 et L. 1132-1',
    inForceFrom: '2008-05-01',
  },
  resign: { ...TRAVAIL, provision: 'articles L. 1237-1 et L. 5422-1', inForceFrom: '2018-09-07' },
  tenantLeave: { ...BAIL, provision: 'article 12 et article 15', inForceFrom: '2014-03-27' },
  guarantor: { ...BAIL, provision: 'article 22-1', inForceFrom: '2014-03-27' },
  repairs: {
    ...BAIL,
    provision: 'articles 6 et 7, et décret n° 87-712',
    inForceFrom: '1989-07-08',
  },
  heirs: { ...CIVIL, provision: 'articles 768 et 785', inForceFrom: '2007-01-01' },
  spouse: { ...CIVIL, provision: 'article 220', inForceFrom: '2014-07-01' },
  cheque: { ...CMF, provision: 'article L. 131-73', inForceFrom: '2006-01-01' },
  creditPenalty: {
    ...CONSO,
    provision: 'articles L. 312-39, D. 312-16 et L. 312-38',
    inForceFrom: '2016-07-01',
  },
  creditPause: { ...CONSO, provision: 'article L. 314-20', inForceFrom: '2016-07-01' },
  creditLate: { ...CIVIL, provision: 'articles 1225 et 1344', inForceFrom: '2016-10-01' },
  bankDebit: { ...CMF, provision: 'articles D. 133-6 et L. 133-26', inForceFrom: '2011-12-31' },
  bankFees: { ...CMF, provision: 'articles L. 312-1-3 et R. 312-4-1', inForceFrom: '2014-01-01' },
  urssafAppeal: {
    ...CSS,
    provision: 'articles L. 244-2, R. 244-1 et R. 142-1',
    inForceFrom: '2019-01-01',
  },
  flight: { ...EUAIR, provision: 'articles 5 à 7', inForceFrom: '2005-02-17' },
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
  sanctionMeeting: {
    ...TRAVAIL,
    provision: 'articles L. 1232-2, L. 1332-1 et L. 1332-2',
    inForceFrom: '2012-03-24',
  },
  sanction: { ...TRAVAIL, provision: 'articles L. 1332-4 et L. 1333-1', inForceFrom: '2008-05-01' },
  fixedTerm: {
    ...TRAVAIL,
    provision: 'articles L. 1243-1 et L. 1243-8',
    inForceFrom: '2008-05-01',
  },
  served: { ...CPC, provision: 'articles 653 à 659', inForceFrom: '2005-03-01' },
  coTenant: { ...BAIL, provision: 'article 8-1', inForceFrom: '2014-03-27' },
  exitCheck: { ...BAIL, provision: 'articles 3-2 et 22', inForceFrom: '2014-03-27' },
  localTitle: { ...CGCT, provision: 'article L. 1617-5', inForceFrom: '2005-01-01' },
  counsel: { ...CPC, provision: 'articles 763 et 764', inForceFrom: '2020-01-01' },
  insureUnpaid: { ...ASSUR, provision: 'article L. 113-3', inForceFrom: '1976-07-21' },
  bankAccount: { ...CMF, provision: 'article L. 312-1', inForceFrom: '2022-06-13' },
  tvFee: {
    ...SP,
    provision: "contribution à l'audiovisuel public, supprimée en 2022",
    inForceFrom: '2022-08-17',
  },
} as const satisfies Record<string, Authority>
