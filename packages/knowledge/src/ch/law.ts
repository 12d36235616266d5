/** The provisions that the rows cite. Each link leads to the official text or to the public body itself. */
import type { Authority } from '@plainletter/contracts/rule'

const SCHKG = {
  title: 'Bundesgesetz über Schuldbetreibung und Konkurs (SchKG) / Loi sur la poursuite (LP, LEF)',
  url: 'https://www.fedlex.admin.ch/eli/cc/11/529_488_529/de',
}
const OR = {
  title: 'Obligationenrecht (OR) / Code des obligations (CO)',
  url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
}
const ZPO = {
  title: 'Schweizerische Zivilprozessordnung (ZPO) / Code de procédure civile (CPC)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2010/262/de',
}
const STPO = {
  title: 'Schweizerische Strafprozessordnung (StPO) / Code de procédure pénale (CPP)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2010/267/de',
}
const OBG = {
  title: 'Ordnungsbussengesetz (OBG) / Loi sur les amendes d’ordre (LAO, LMD)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2017/725/de',
}
const DBG = {
  title: 'Bundesgesetz über die direkte Bundessteuer (DBG) / Loi sur l’impôt fédéral direct (LIFD)',
  url: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de',
}
const ATSG = {
  title: 'Bundesgesetz über den Allgemeinen Teil des Sozialversicherungsrechts (ATSG, LPGA)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2002/510/de',
}
const KVG = {
  title: 'Bundesgesetz über die Krankenversicherung (KVG) / Loi sur l’assurance-maladie (LAMal)',
  url: 'https://www.fedlex.admin.ch/eli/cc/1995/1328_1328_1328/de',
}
const BV = {
  title: 'Bundesverfassung (BV) / Constitution fédérale (Cst.)',
  url: 'https://www.fedlex.admin.ch/eli/cc/1999/404/de',
}
const NCSC = { title: 'Bundesamt für Cybersicherheit (BACS)', url: 'https://www.ncsc.admin.ch/' }
const OMB = {
  title: 'Ombudsman der Privatversicherung',
  url: 'https://www.ombudsman-assurance.ch/',
}
const SCHULD = { title: 'Schuldenberatung Schweiz', url: 'https://schulden.ch/' }
const AVIG = {
  title: 'Arbeitslosenversicherungsgesetz (AVIG) / Loi sur l’assurance-chômage (LACI, LADI)',
  url: 'https://www.fedlex.admin.ch/eli/cc/1982/2184_2184_2184/de',
}

export const LAW = {
  objection: { ...SCHKG, provision: 'Art. 74 bis 76', inForceFrom: '1997-01-01' },
  payOrder: { ...SCHKG, provision: 'Art. 38 und 67 bis 70', inForceFrom: '1997-01-01' },
  payAndWithdraw: {
    ...SCHKG,
    provision: 'Art. 8a Abs. 3 und 4, 12 und 69 Abs. 2',
    inForceFrom: '2019-01-01',
  },
  twenty: { ...SCHKG, provision: 'Art. 69 Abs. 2', inForceFrom: '1997-01-01' },
  proofAsk: { ...SCHKG, provision: 'Art. 73', inForceFrom: '2019-01-01' },
  hide: { ...SCHKG, provision: 'Art. 8a Abs. 3, 73 und 85a', inForceFrom: '2019-01-01' },
  disown: { ...SCHKG, provision: 'Art. 83 Abs. 2', inForceFrom: '1997-01-01' },
  seizureDay: { ...SCHKG, provision: 'Art. 91 bis 93', inForceFrom: '1997-01-01' },
  minimum: { ...SCHKG, provision: 'Art. 92 und 93', inForceFrom: '1997-01-01' },
  continue: { ...SCHKG, provision: 'Art. 74, 79 bis 82, 88 und 89', inForceFrom: '1997-01-01' },
  complaint: { ...SCHKG, provision: 'Art. 17', inForceFrom: '1997-01-01' },
  lossPaper: { ...SCHKG, provision: 'Art. 149 und 149a', inForceFrom: '1997-01-01' },
  stillness: { ...SCHKG, provision: 'Art. 56 und 63', inForceFrom: '1997-01-01' },
  amicable: { ...SCHKG, provision: 'Art. 191 und 333', inForceFrom: '1997-01-01' },
  interest: { ...OR, provision: 'Art. 102 bis 106', inForceFrom: '1912-01-01' },
  times: { ...OR, provision: 'Art. 127, 128 und 135; SchKG Art. 149a', inForceFrom: '1997-01-01' },
  tenYears: { ...OR, provision: 'Art. 127', inForceFrom: '1912-01-01' },
  fiveYears: { ...OR, provision: 'Art. 128', inForceFrom: '1912-01-01' },
  restart: { ...OR, provision: 'Art. 135 und 137', inForceFrom: '1912-01-01' },
  plea: { ...OR, provision: 'Art. 127, 128 und 142', inForceFrom: '1912-01-01' },
  burden: { ...BV, provision: 'Art. 29 und 30', inForceFrom: '2000-01-01' },
  conciliation: { ...ZPO, provision: 'Art. 197 bis 212', inForceFrom: '2011-01-01' },
  proposal: { ...ZPO, provision: 'Art. 210 und 211', inForceFrom: '2025-01-01' },
  legalAid: { ...ZPO, provision: 'Art. 117 bis 119', inForceFrom: '2011-01-01' },
  reasons10: { ...ZPO, provision: 'Art. 239', inForceFrom: '2025-01-01' },
  appeal30: { ...ZPO, provision: 'Art. 308 bis 311 und 321', inForceFrom: '2025-01-01' },
  appeal10: { ...ZPO, provision: 'Art. 314 und 321 Abs. 2', inForceFrom: '2025-01-01' },
  freeCourt: { ...ZPO, provision: 'Art. 113 und 114', inForceFrom: '2011-01-01' },
  clearCase: { ...ZPO, provision: 'Art. 257', inForceFrom: '2011-01-01' },
  rentLate: { ...OR, provision: 'Art. 257d', inForceFrom: '1990-07-01' },
  rentDue: { ...OR, provision: 'Art. 257c und 257d', inForceFrom: '1990-07-01' },
  rentForm: { ...OR, provision: 'Art. 266l bis 266o', inForceFrom: '1990-07-01' },
  rentFight: { ...OR, provision: 'Art. 271 bis 273', inForceFrom: '1990-07-01' },
  rentLonger: { ...OR, provision: 'Art. 272 bis 272b und 273', inForceFrom: '1990-07-01' },
  rentRise: { ...OR, provision: 'Art. 269d und 270b', inForceFrom: '1990-07-01' },
  rentDeposit: { ...OR, provision: 'Art. 257e', inForceFrom: '1990-07-01' },
  noticeJob: { ...OR, provision: 'Art. 335 bis 335c', inForceFrom: '1989-01-01' },
  abusive: { ...OR, provision: 'Art. 336 bis 336b', inForceFrom: '1989-01-01' },
  blocked: { ...OR, provision: 'Art. 336c', inForceFrom: '1989-01-01' },
  instant: { ...OR, provision: 'Art. 337 bis 337c', inForceFrom: '1989-01-01' },
  reference: { ...OR, provision: 'Art. 330a', inForceFrom: '1972-01-01' },
  dole: { ...AVIG, provision: 'Art. 17 Abs. 1 und 2', inForceFrom: '2021-07-01' },
  doorstep: { ...OR, provision: 'Art. 40a bis 40f', inForceFrom: '2016-01-01' },
  defect: { ...OR, provision: 'Art. 197, 201, 205 und 210', inForceFrom: '2013-01-01' },
  health64: { ...KVG, provision: 'Art. 64a; KVV/OAMal Art. 105b', inForceFrom: '2012-01-01' },
  fine30: { ...OBG, provision: 'Art. 6', inForceFrom: '2020-01-01' },
  penalOrder: { ...STPO, provision: 'Art. 354 bis 356', inForceFrom: '2011-01-01' },
  taxObject: { ...DBG, provision: 'Art. 132', inForceFrom: '1995-01-01' },
  taxEase: { ...DBG, provision: 'Art. 166 und 167', inForceFrom: '1995-01-01' },
  socialObject: { ...ATSG, provision: 'Art. 52', inForceFrom: '2003-01-01' },
  socialBack: { ...ATSG, provision: 'Art. 25', inForceFrom: '2003-01-01' },
  scam: { ...NCSC, provision: 'Meldung von Betrug', inForceFrom: '2020-01-01' },
  insure: { ...OMB, provision: 'kostenlose Vermittlung', inForceFrom: '2010-01-01' },
  advice: { ...SCHULD, provision: 'kostenlose Beratung', inForceFrom: '2010-01-01' },
} as const satisfies Record<string, Authority>
