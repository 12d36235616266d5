/** The federal law on bank accounts that rows on decisions of banks cite. */
export const HOLD = {
  title: 'Expedited Funds Availability Act (EFAA) and Regulation CC (holds on checks)',
  provision: '12 U.S.C. 4001 to 4010; 12 CFR 229.10, 229.12 and 229.13',
  url: 'https://www.ecfr.gov/current/title-12/section-229.13',
  inForceFrom: '1988-09-01',
}

export const ERROR = {
  title: 'Electronic Fund Transfer Act (EFTA) and Regulation E (errors)',
  provision: '15 U.S.C. 1693f; 12 CFR 1005.11',
  url: 'https://www.ecfr.gov/current/title-12/section-1005.11',
  inForceFrom: '2011-12-30',
}

export const LIMIT = {
  title: 'Electronic Fund Transfer Act (EFTA) and Regulation E (your liability and your claims)',
  provision: '15 U.S.C. 1693g and 1693m; 12 CFR 1005.6',
  url: 'https://www.ecfr.gov/current/title-12/section-1005.6',
  inForceFrom: '2011-12-30',
}

export const OVERDRAFT = {
  title: 'Regulation E (Electronic Fund Transfer Act, EFTA): overdraft services',
  provision: '12 CFR 1005.17',
  url: 'https://www.ecfr.gov/current/title-12/section-1005.17',
  inForceFrom: '2011-12-30',
}

export const CLOSED = {
  title: 'Fair Credit Reporting Act (FCRA): reports on bank accounts',
  provision: '15 U.S.C. 1681i, 1681j and 1681m',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681j&num=0&edition=prelim',
  inForceFrom: '2004-12-01',
}
