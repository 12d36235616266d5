/** Provisions on claims in court, judgments and wages taken for them. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  onSmall: {
    title: 'Rules of the Small Claims Court (Ontario), O. Reg. 258/98',
    provision: 'rules 9 and 11',
    url: 'https://www.ontario.ca/laws/regulation/980258',
    inForceFrom: '1998-09-01',
  },
  onSmallLimit: {
    title: 'Small Claims Court Jurisdiction (Ontario), O. Reg. 626/00',
    provision: 'section 1 (up to $50,000)',
    url: 'https://www.ontario.ca/laws/regulation/000626',
    inForceFrom: '2025-10-01',
  },
  bcSmall: {
    title: 'Small Claims Rules (British Columbia), B.C. Reg. 261/93',
    provision: 'rules 3 and 17',
    url: 'https://www.bclaws.gov.bc.ca/',
    inForceFrom: '1993-09-01',
  },
  bcCrt: {
    title: 'Civil Resolution Tribunal',
    provision: 'small claims up to $5,000',
    url: 'https://civilresolutionbc.ca/',
    inForceFrom: '2017-06-01',
  },
  abCourt: {
    title: 'Alberta Court of Justice: civil claims',
    provision: 'filing a dispute note',
    url: 'https://albertacourts.ca/',
    inForceFrom: '2023-08-01',
  },
  qcCourt: {
    title: 'Code of Civil Procedure (Code de procédure civile), CQLR c. C-25.01 (Québec)',
    provision: 'articles 145, 147 and 345 to 347',
    url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/C-25.01',
    inForceFrom: '2016-01-01',
  },
  qcSmall: {
    title: 'Code of Civil Procedure (Code de procédure civile), CQLR c. C-25.01 (Québec)',
    provision: 'articles 536 and following (small claims)',
    url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/C-25.01',
    inForceFrom: '2016-01-01',
  },
  defaultJudgment: {
    title: 'Court rules of the provinces',
    provision:
      'for example Rules of the Small Claims Court, O. Reg. 258/98 (Ontario); Small Claims Rules, B.C. Reg. 261/93; Code of Civil Procedure, CQLR c. C-25.01',
    url: 'https://www.ontario.ca/laws/regulation/980258',
    inForceFrom: '2018-01-01',
  },
  onWages: {
    title: 'Wages Act (Ontario), R.S.O. 1990, c. W.1',
    provision: 'section 7',
    url: 'https://www.ontario.ca/laws/statute/90w01',
    inForceFrom: '1991-12-31',
  },
  bcWages: {
    title: 'Court Order Enforcement Act (British Columbia), R.S.B.C. 1996, c. 78',
    provision: 'section 3',
    url: 'https://www.bclaws.gov.bc.ca/',
    inForceFrom: '1997-04-21',
  },
  qcWages: {
    title: 'Code of Civil Procedure (Code de procédure civile), CQLR c. C-25.01 (Québec)',
    provision: 'articles 694 to 698',
    url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/C-25.01',
    inForceFrom: '2016-01-01',
  },
} as const satisfies Record<string, Authority>
