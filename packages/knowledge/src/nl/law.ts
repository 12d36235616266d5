/** The provisions that the rows cite. Each link leads to the official text or to the public body itself. */
import type { Authority } from '@plainletter/contracts/rule'

const BW3 = {
  title: 'Burgerlijk Wetboek Boek 3 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005291/',
}
const BW6 = {
  title: 'Burgerlijk Wetboek Boek 6 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005289/',
}
const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}
const RV = {
  title: 'Wetboek van Burgerlijke Rechtsvordering (Rv)',
  url: 'https://wetten.overheid.nl/BWBR0001827/',
}
const BIK = {
  title: 'Besluit vergoeding voor buitengerechtelijke incassokosten (Besluit BIK)',
  url: 'https://wetten.overheid.nl/BWBR0031432/',
}
const WKI = { title: 'Wet kwaliteit incassodienstverlening (Wki)', url: 'https://www.justis.nl/' }
const FW = { title: 'Faillissementswet (Fw)', url: 'https://wetten.overheid.nl/BWBR0001860/' }
const WGS = {
  title: 'Wet gemeentelijke schuldhulpverlening (Wgs)',
  url: 'https://wetten.overheid.nl/BWBR0031331/',
}
const AWB = {
  title: 'Algemene wet bestuursrecht (Awb)',
  url: 'https://wetten.overheid.nl/BWBR0005537/',
}
const WAHV = {
  title: 'Wet administratiefrechtelijke handhaving verkeersvoorschriften (WAHV, Wet Mulder)',
  url: 'https://wetten.overheid.nl/BWBR0004581/',
}
const AWR = {
  title: 'Algemene wet inzake rijksbelastingen (AWR)',
  url: 'https://wetten.overheid.nl/BWBR0002320/',
}
const IW = {
  title: 'Invorderingswet 1990 (IW 1990)',
  url: 'https://wetten.overheid.nl/BWBR0004770/',
}
const ZVW = { title: 'Zorgverzekeringswet (Zvw)', url: 'https://wetten.overheid.nl/BWBR0018450/' }
const WW = { title: 'Werkloosheidswet (WW)', url: 'https://wetten.overheid.nl/BWBR0004045/' }
const WGBZ = {
  title: 'Wet griffierechten burgerlijke zaken (Wgbz)',
  url: 'https://wetten.overheid.nl/BWBR0028899/',
}
const GDW = { title: 'Gerechtsdeurwaarderswet', url: 'https://wetten.overheid.nl/BWBR0012197/' }
const FHD = { title: 'Fraudehelpdesk', url: 'https://www.fraudehelpdesk.nl/' }
const ACM = { title: 'ACM ConsuWijzer', url: 'https://www.consuwijzer.nl/' }
const RO = { title: 'Rijksoverheid', url: 'https://www.rijksoverheid.nl/' }
const CJIB = { title: 'Centraal Justitieel Incassobureau', url: 'https://www.cjib.nl/' }
const KIFID = { title: 'Kifid', url: 'https://www.kifid.nl/' }
const LOKET = { title: 'Juridisch Loket', url: 'https://www.juridischloket.nl/' }

export const LAW = {
  letter14: {
    ...BW6,
    provision:
      'artikel 6:96, lid 5 tot en met 7 (Wet incassokosten, WIK); Hoge Raad 25 november 2016, ECLI:NL:HR:2016:2704',
    inForceFrom: '2012-07-01',
  },
  legalInterest: { ...BW6, provision: 'artikelen 6:119 en 6:120', inForceFrom: '1992-01-01' },
  inDefault: {
    ...BW6,
    provision: 'artikelen 6:74, 6:81 tot en met 6:83 en 6:265, lid 2',
    inForceFrom: '1992-01-01',
  },
  costs: { ...BIK, provision: 'artikel 2', inForceFrom: '2012-07-01' },
  register: { ...WKI, provision: 'registratieplicht', inForceFrom: '2024-04-01' },
  prescription: { ...BW3, provision: 'artikelen 3:307 en 3:308', inForceFrom: '1992-01-01' },
  saleTwo: { ...BW7, provision: 'artikel 7:28', inForceFrom: '1992-01-01' },
  restart: { ...BW3, provision: 'artikelen 3:316 tot en met 3:319', inForceFrom: '1992-01-01' },
  ownPlea: { ...BW3, provision: 'artikel 3:322', inForceFrom: '1992-01-01' },
  judgment20: { ...BW3, provision: 'artikel 3:324', inForceFrom: '1992-01-01' },
  proof: { ...RV, provision: 'artikel 150', inForceFrom: '2002-01-01' },
  titleOnly: { ...RV, provision: 'artikelen 430 en 439', inForceFrom: '2002-01-01' },
  summons: { ...RV, provision: 'artikelen 111, 114 en 128', inForceFrom: '2002-01-01' },
  kanton: { ...RV, provision: 'artikelen 79, 82 en 93', inForceFrom: '2011-07-01' },
  noFee: { ...WGBZ, provision: 'artikel 4', inForceFrom: '2010-11-01' },
  default: { ...RV, provision: 'artikel 139', inForceFrom: '2002-01-01' },
  opposition: { ...RV, provision: 'artikel 143', inForceFrom: '2002-01-01' },
  appeal: { ...RV, provision: 'artikelen 332 en 339', inForceFrom: '2002-01-01' },
  freeFoot: { ...RV, provision: 'artikelen 475b tot en met 475g', inForceFrom: '2021-01-01' },
  bankFree: { ...RV, provision: 'artikel 475a', inForceFrom: '2021-01-01' },
  goodsFree: { ...RV, provision: 'artikel 447', inForceFrom: '2020-10-01' },
  entry: { ...RV, provision: 'artikel 444', inForceFrom: '2002-01-01' },
  dispute438: { ...RV, provision: 'artikel 438', inForceFrom: '2002-01-01' },
  bailiffs: { ...GDW, provision: 'artikelen 1, 2 en 34', inForceFrom: '2001-07-15' },
  bailiffCourt: { ...GDW, provision: 'artikelen 34 en 37', inForceFrom: '2018-01-01' },
  wgs: { ...WGS, provision: 'artikelen 3 en 4', inForceFrom: '2021-01-01' },
  wsnp: { ...FW, provision: 'artikelen 284 en 349a', inForceFrom: '2023-07-01' },
  pause: { ...FW, provision: 'artikel 287b', inForceFrom: '2008-01-01' },
  instalment: { ...BW6, provision: 'artikelen 6:29 en 6:44', inForceFrom: '1992-01-01' },
  rentEnd: { ...BW7, provision: 'artikelen 7:271 en 7:272', inForceFrom: '2024-07-01' },
  rentGrounds: { ...BW7, provision: 'artikelen 7:273 en 7:274', inForceFrom: '2024-07-01' },
  rentBreach: { ...BW7, provision: 'artikel 7:231', inForceFrom: '2003-08-01' },
  breach: { ...BW6, provision: 'artikel 6:265', inForceFrom: '1992-01-01' },
  fixedLease: { ...BW7, provision: 'artikel 7:271', inForceFrom: '2024-07-01' },
  deposit: { ...BW7, provision: 'artikel 7:261b', inForceFrom: '2023-07-01' },
  rentCap: {
    ...RO,
    provision: 'maximale huurverhoging 2026 (artikel 7:248 BW)',
    inForceFrom: '2026-01-01',
  },
  early: { ...WGS, provision: 'artikel 3 (vroegsignalering)', inForceFrom: '2021-01-01' },
  fire: { ...BW7, provision: 'artikelen 7:669 en 7:671', inForceFrom: '2015-07-01' },
  onSpot: { ...BW7, provision: 'artikelen 7:677 en 7:678', inForceFrom: '2015-07-01' },
  twoMonths: { ...BW7, provision: 'artikel 7:686a, lid 4', inForceFrom: '2015-07-01' },
  transition: { ...BW7, provision: 'artikel 7:673', inForceFrom: '2020-01-01' },
  thinkTime: { ...BW7, provision: 'artikel 7:670b', inForceFrom: '2015-07-01' },
  noticeTime: { ...BW7, provision: 'artikel 7:672', inForceFrom: '2015-07-01' },
  ww: { ...WW, provision: 'artikelen 22, 24 en 26', inForceFrom: '1987-01-01' },
  withdraw: { ...BW6, provision: 'artikelen 6:230o, 6:230r en 6:230s', inForceFrom: '2014-06-13' },
  conform: {
    ...BW7,
    provision: 'artikelen 7:17, 7:18, 7:18a en 7:21 tot en met 7:23',
    inForceFrom: '2022-04-27',
  },
  vanDam: { ...BW6, provision: 'artikelen 6:233, 6:236 en 6:237', inForceFrom: '2011-12-01' },
  phoneSale: { ...BW6, provision: 'artikel 6:230v', inForceFrom: '2021-07-01' },
  unsolicited: { ...BW7, provision: 'artikel 7:7', inForceFrom: '2014-06-13' },
  fineAppeal: {
    ...WAHV,
    provision: 'artikelen 6 en 9, met Awb artikel 6:7',
    inForceFrom: '1990-09-01',
  },
  fineRaise: { ...WAHV, provision: 'artikelen 23 tot en met 25', inForceFrom: '1990-09-01' },
  finePlan: { ...CJIB, provision: 'betalingsregeling', inForceFrom: '2015-01-01' },
  objection: { ...AWB, provision: 'artikelen 6:7 en 6:8', inForceFrom: '1994-01-01' },
  hearing: { ...AWB, provision: 'artikel 7:2', inForceFrom: '1994-01-01' },
  late: { ...AWB, provision: 'artikel 6:11', inForceFrom: '1994-01-01' },
  aslip: { ...AWB, provision: 'artikelen 4:94, 4:112 en 4:117', inForceFrom: '2009-07-01' },
  assistance: {
    title: 'Participatiewet',
    provision: 'artikelen 54 en 58 tot en met 60',
    url: 'https://wetten.overheid.nl/BWBR0015703/',
    inForceFrom: '2015-01-01',
  },
  taxObjection: {
    ...AWR,
    provision: 'artikelen 22j en 26, met Awb artikel 6:7',
    inForceFrom: '1994-01-01',
  },
  taxDelay: { ...IW, provision: 'artikelen 17, 25 en 26', inForceFrom: '1990-06-01' },
  health: { ...ZVW, provision: 'artikelen 18a tot en met 18d', inForceFrom: '2011-07-01' },
  energy: {
    ...ACM,
    provision: 'afsluiten van energie bij betalingsachterstand',
    inForceFrom: '2023-04-01',
  },
  scam: { ...FHD, provision: 'valse brieven, mails en berichten', inForceFrom: '2011-01-01' },
  kifid: { ...KIFID, provision: 'klacht over een verzekeraar', inForceFrom: '2014-10-01' },
  loket: { ...LOKET, provision: 'gratis juridisch advies', inForceFrom: '2010-01-01' },
} as const satisfies Record<string, Authority>
