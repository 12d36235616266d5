/** Official and primary sources, and well-known bodies that help for free. Subdomains count. */
export const OFFICIAL_SOURCES = [
  // Every federal body, and states that use a .gov name.
  'gov',
  'annualcreditreport.com',
  'nfcc.org',
  // States whose code or courts stand elsewhere.
  'legislature.state.al.us',
  'arkleg.state.ar.us',
  'njleg.state.nj.us',
  'courts.state.hi.us',
  'lasc.org',
  'vermontjudiciary.org',
  'sccourts.org',
  'pacourts.us',
  'leg.state.fl.us',
  'leg.state.nv.us',
  'palegis.us',
  'oscn.net',
  'sos.state.tx.us',
] as const
