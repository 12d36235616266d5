/** The provisions that the rows cite. Each link leads to the official consolidated text or the public body itself. */
import type { Authority } from '@plainletter/contracts/rule'

const CDE = {
  title: 'Code de droit économique (CDE) / Wetboek van economisch recht (WER)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel',
}
const CJ = {
  title: 'Code judiciaire / Gerechtelijk Wetboek (Ger.W.)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1967/10/10/1967101002/justel',
}
const ACC = {
  title: 'Ancien Code civil / Oud Burgerlijk Wetboek (oud BW)',
  url: 'https://www.ejustice.just.fgov.be/',
}
const CC = {
  title: 'Code civil / Burgerlijk Wetboek (BW)',
  url: 'https://www.ejustice.just.fgov.be/',
}
const LCT = {
  title:
    'Loi du 3 juillet 1978 relative aux contrats de travail / Arbeidsovereenkomstenwet van 3 juli 1978',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1978/07/03/1978070303/justel',
}
const CCT = {
  title: 'Convention collective de travail (CCT) n° 109 / CAO nr. 109',
  url: 'https://cnt-nar.be/',
}
const BXL = {
  title: 'Code bruxellois du Logement (ordonnance du 17 juillet 2003) / Brusselse Huisvestingscode',
  url: 'https://www.ejustice.just.fgov.be/',
}
const VLA = {
  title: 'Vlaams Woninghuurdecreet van 9 november 2018',
  url: 'https://codex.vlaanderen.be/',
}
const WAL = {
  title: "Décret wallon du 15 mars 2018 relatif au bail d'habitation",
  url: 'https://wallex.wallonie.be/',
}
const CPAS = {
  title: 'Loi organique du 8 juillet 1976 des CPAS / OCMW-wet',
  url: 'https://www.ejustice.just.fgov.be/',
}
const ECO = { title: 'SPF Economie / FOD Economie', url: 'https://economie.fgov.be/' }
const MED = {
  title: 'Service de médiation pour le consommateur / Consumentenombudsdienst',
  url: 'https://consumerombudsman.be/',
}
const ENE = {
  title: "Médiateur de l'énergie / Ombudsdienst voor energie",
  url: 'https://www.mediateurenergie.be/',
}
const SAFE = { title: 'Safeonweb (Centre for Cybersecurity Belgium)', url: 'https://safeonweb.be/' }
const CONST = { title: 'Constitution / Grondwet', url: 'https://www.ejustice.just.fgov.be/' }

const CIR = {
  title:
    'Code des impôts sur les revenus 1992 (CIR 92) / Wetboek van de inkomstenbelastingen (WIB 92)',
  url: 'https://www.ejustice.just.fgov.be/',
}
const CRAF = {
  title: 'Code du recouvrement amiable et forcé / WMGI (13 avril 2019)',
  url: 'https://www.ejustice.just.fgov.be/',
}
const FIN = { title: 'SPF Finances / FOD Financiën', url: 'https://finances.belgium.be/' }
const ROAD = {
  title:
    'Loi du 16 mars 1968 relative à la police de la circulation routière / Wegverkeerswet van 16 maart 1968',
  url: 'https://www.ejustice.just.fgov.be/',
}
const SAC = {
  title:
    'Loi du 24 juin 2013 relative aux sanctions administratives communales (SAC) / Wet van 24 juni 2013 betreffende de gemeentelijke administratieve sancties (GAS)',
  url: 'https://www.ejustice.just.fgov.be/',
}
const CHARTER = {
  title:
    'Charte de l’assuré social (loi du 11 avril 1995) / Handvest van de sociaal verzekerde (wet van 11 april 1995)',
  url: 'https://www.ejustice.just.fgov.be/',
}
const ARCH = {
  title:
    'Arrêté royal du 25 novembre 1991 portant réglementation du chômage / Werkloosheidsbesluit van 25 november 1991',
  url: 'https://www.ejustice.just.fgov.be/',
}

export const LAW = {
  taxObjection: { ...CIR, provision: 'articles 366 à 371 (un an)', inForceFrom: '2023-01-01' },
  taxTime: { ...CIR, provision: 'article 413 (deux mois)', inForceFrom: '2020-01-01' },
  taxCourt: { ...CJ, provision: 'articles 1385decies et 1385undecies', inForceFrom: '1999-04-06' },
  taxUndisputed: { ...CRAF, provision: 'article 60', inForceFrom: '2020-01-01' },
  taxRelief: { ...CRAF, provision: 'articles 63 et 64 (surséance)', inForceFrom: '2020-01-01' },
  taxPlan: { ...FIN, provision: 'plan de paiement / afbetalingsplan', inForceFrom: '2020-01-01' },
  taxMediator: {
    ...FIN,
    provision: 'Service de conciliation fiscale / Fiscale Bemiddelingsdienst',
    inForceFrom: '2007-05-01',
  },
  fineProposal: {
    ...ROAD,
    provision: 'article 65 (perception immédiate)',
    inForceFrom: '2014-07-01',
  },
  fineOrder: { ...ROAD, provision: 'article 65/1 (ordre de paiement)', inForceFrom: '2018-02-15' },
  fineOwner: {
    ...ROAD,
    provision: 'articles 67bis et 67ter (titulaire / houder)',
    inForceFrom: '2000-01-01',
  },
  sacDefence: { ...SAC, provision: 'article 25 (15 jours)', inForceFrom: '2014-01-01' },
  sacParking: { ...SAC, provision: 'article 29 (30 jours)', inForceFrom: '2014-01-01' },
  sacAppeal: { ...SAC, provision: 'article 31 (tribunal de police)', inForceFrom: '2014-01-01' },
  sacMediation: { ...SAC, provision: 'articles 8 à 13', inForceFrom: '2014-01-01' },
  benefitAppeal: { ...CHARTER, provision: 'article 23 (trois mois)', inForceFrom: '1997-01-01' },
  benefitReasons: { ...CHARTER, provision: 'articles 13 à 15', inForceFrom: '1997-01-01' },
  benefitError: { ...CHARTER, provision: 'article 17', inForceFrom: '1997-01-01' },
  benefitGoodFaith: {
    ...ARCH,
    provision: 'article 169 (150 derniers jours)',
    inForceFrom: '1992-06-01',
  },
  benefitWaiver: { ...ARCH, provision: 'articles 171 à 174', inForceFrom: '1992-06-01' },
  seizeAsked: { ...CJ, provision: 'articles 1386, 1408, 1409 et 1494', inForceFrom: '1994-01-01' },
  seizureJudge: { ...CJ, provision: 'articles 1395 et 1498', inForceFrom: '1970-11-01' },
  appealAndPay: { ...CJ, provision: 'articles 1051 et 1397', inForceFrom: '2018-08-03' },
  costsAsked: {
    ...CDE,
    provision: 'articles XIX.2 à XIX.4 (loi du 4 mai 2023 / wet van 4 mei 2023)',
    inForceFrom: '2023-12-01',
  },
  summonsAsked: {
    ...CJ,
    provision: 'articles 702, 802 à 806; Code civil article 5.201',
    inForceFrom: '2023-01-01',
  },
  oldDebtAsked: {
    ...ACC,
    provision: 'articles 2223, 2262bis, 2277 et 2277bis',
    inForceFrom: '2024-10-01',
  },
  evictAsked: {
    ...CJ,
    provision: 'articles 1344bis à 1344sexies; Constitution article 15',
    inForceFrom: '1998-12-31',
  },
  accountAsked: {
    ...CJ,
    provision: 'articles 1409 à 1412 et 1539 à 1544',
    inForceFrom: '2007-01-01',
  },
  scamAsked: {
    ...CDE,
    provision: 'articles VII.41 à VII.44; suspect@safeonweb.be',
    inForceFrom: '2018-08-09',
  },
  energyAsked: {
    ...ENE,
    provision:
      'protections sociales et plaintes, par région (Flandre: Energiedecreet artikelen 6.1.1 en 6.1.2)',
    inForceFrom: '2010-01-21',
  },
  rentAsked: {
    ...CJ,
    provision: 'articles 1344bis à 1344sexies; Code civil article 5.201; loi CPAS article 57',
    inForceFrom: '2023-01-01',
  },
  depositAsked: {
    ...VLA,
    provision:
      "artikel 37; décret wallon du 15 mars 2018 relatif au bail d'habitation article 62; Code bruxellois du Logement articles 248 et 249; Code judiciaire article 591",
    inForceFrom: '2019-01-01',
  },
  dismissedAsked: {
    ...CCT,
    provision: 'articles 3 à 9; loi du 3 juillet 1978 articles 15, 37/2 et 39',
    inForceFrom: '2014-04-01',
  },
  bankAsked: {
    ...CDE,
    provision: 'articles VII.41 à VII.44; Ombudsfin',
    inForceFrom: '2018-08-09',
  },
  firstReminder: {
    ...CDE,
    provision: 'articles XIX.2 et XIX.3 (loi du 4 mai 2023 / wet van 4 mei 2023)',
    inForceFrom: '2023-12-01',
  },
  caps: {
    ...CDE,
    provision: 'article XIX.4 (loi du 4 mai 2023 / wet van 4 mei 2023)',
    inForceFrom: '2023-12-01',
  },
  collector: {
    ...CDE,
    provision: 'articles XIX.6 à XIX.13 (loi du 4 mai 2023 / wet van 4 mei 2023)',
    inForceFrom: '2023-09-01',
  },
  unfairCollect: {
    ...CDE,
    provision: 'articles XIX.6 et suivants (pratiques interdites)',
    inForceFrom: '2023-09-01',
  },
  judgeOnly: { ...CJ, provision: 'articles 1386 et 1494', inForceFrom: '1970-11-01' },
  proof: { ...CC, provision: 'article 8.4', inForceFrom: '2020-11-01' },
  terms: { ...CC, provision: 'article 5.201', inForceFrom: '2023-01-01' },
  fiveYears: { ...ACC, provision: 'article 2277', inForceFrom: '2017-08-03' },
  tenYears: { ...ACC, provision: 'article 2262bis', inForceFrom: '1998-07-27' },
  medicalTwo: { ...ACC, provision: 'article 2277bis', inForceFrom: '1993-01-01' },
  exOfficio: {
    ...ACC,
    provision: 'article 2223, alinéa 2 (loi du 15 mai 2024)',
    inForceFrom: '2024-10-01',
  },
  summons: {
    ...CJ,
    provision: 'articles 700 à 707 et 1034bis et suivants',
    inForceFrom: '1970-11-01',
  },
  justicePeace: { ...CJ, provision: 'articles 590 et 591', inForceFrom: '2018-06-01' },
  defaultJudgment: { ...CJ, provision: 'articles 802 à 806', inForceFrom: '2015-11-01' },
  appeal: { ...CJ, provision: 'articles 1048 et 1051', inForceFrom: '1970-11-01' },
  appealValue: { ...CJ, provision: 'article 617', inForceFrom: '2014-09-01' },
  legalAid: {
    ...CJ,
    provision: 'articles 508/1 et suivants, et 664 et suivants',
    inForceFrom: '2020-09-01',
  },
  seizureGoods: {
    ...CJ,
    provision: 'articles 1408 et 1499 et suivants',
    inForceFrom: '1994-01-01',
  },
  seizureBank: { ...CJ, provision: 'articles 1411bis et 1539 à 1544', inForceFrom: '1970-11-01' },
  wages: { ...CJ, provision: 'articles 1409 à 1412', inForceFrom: '1994-01-01' },
  protectedMoney: { ...CJ, provision: 'articles 1409 à 1411quater', inForceFrom: '2007-01-01' },
  collective: { ...CJ, provision: 'articles 1675/2 et suivants', inForceFrom: '1999-01-01' },
  officer: { ...CJ, provision: 'article 519', inForceFrom: '2014-02-01' },
  homeSafe: { ...CONST, provision: 'article 15', inForceFrom: '1994-02-17' },
  evictJudge: { ...CJ, provision: 'articles 1344bis à 1344sexies', inForceFrom: '1998-12-31' },
  evictBrussels: { ...BXL, provision: 'articles 233bis à 233duodecies', inForceFrom: '2023-08-31' },
  leaseBrussels: {
    ...BXL,
    provision: 'articles 215 et suivants, titre XI',
    inForceFrom: '2018-01-01',
  },
  leaseFlanders: { ...VLA, provision: 'artikelen 16 tot 22', inForceFrom: '2019-01-01' },
  leaseWallonia: { ...WAL, provision: 'articles 55 et suivants', inForceFrom: '2018-09-01' },
  cpas: { ...CPAS, provision: 'articles 57 et 60', inForceFrom: '1976-10-05' },
  notice: { ...LCT, provision: 'articles 37 à 37/2', inForceFrom: '2014-01-01' },
  noticeForm: { ...LCT, provision: 'article 37', inForceFrom: '2014-01-01' },
  oneYear: { ...LCT, provision: 'article 15', inForceFrom: '1978-09-01' },
  urgentReason: { ...LCT, provision: 'article 35', inForceFrom: '1978-09-01' },
  reasons: { ...CCT, provision: 'articles 3 à 6', inForceFrom: '2014-04-01' },
  unreasonable: { ...CCT, provision: 'articles 8 et 9', inForceFrom: '2014-04-01' },
  withdraw: { ...CDE, provision: 'articles VI.47 à VI.53 et VI.67', inForceFrom: '2014-05-31' },
  guarantee: {
    ...ACC,
    provision: 'articles 1649bis, 1649ter, 1649quater, 1649quinquies à 1649octies',
    inForceFrom: '2022-06-01',
  },
  renewal: { ...CDE, provision: 'article VI.91', inForceFrom: '2014-05-31' },
  unfairTerms: { ...CDE, provision: 'articles VI.82 à VI.84', inForceFrom: '2014-05-31' },
  mediation: {
    ...MED,
    provision: "plainte gratuite après contact avec l'entreprise",
    inForceFrom: '2015-06-01',
  },
  report: { ...ECO, provision: 'point de contact / meldpunt', inForceFrom: '2016-02-22' },
  safe: { ...SAFE, provision: 'suspect@safeonweb.be', inForceFrom: '2017-01-01' },
  bankRefund: { ...CDE, provision: 'articles VII.41 à VII.44', inForceFrom: '2018-08-09' },
  leaseAll: {
    ...VLA,
    provision:
      "artikelen 16 tot 22; décret wallon du 15 mars 2018 relatif au bail d'habitation article 55; Code bruxellois du Logement articles 237 et 238",
    inForceFrom: '2019-01-01',
  },
  rentIndex: {
    ...VLA,
    provision:
      "artikel 34; décret wallon du 15 mars 2018 relatif au bail d'habitation article 26; Code bruxellois du Logement article 224",
    inForceFrom: '2019-01-01',
  },
  rentDeposit: {
    ...VLA,
    provision:
      "artikel 37; décret wallon du 15 mars 2018 relatif au bail d'habitation article 62; Code bruxellois du Logement articles 248 et 249",
    inForceFrom: '2019-01-01',
  },
  wagesPaid: {
    ...LCT,
    provision:
      'article 15; loi du 12 avril 1965 (protection de la rémunération) article 9; loi du 16 mars 1971 article 29',
    inForceFrom: '1978-09-01',
  },
  energySocial: {
    ...ENE,
    provision: 'protections sociales et plaintes, par région',
    inForceFrom: '2010-01-21',
  },
} as const satisfies Record<string, Authority>
