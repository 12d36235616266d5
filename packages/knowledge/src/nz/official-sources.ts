/** Official and primary sources, and the bodies that run the scheme a row speaks of. Subdomains count. */
export const OFFICIAL_SOURCES = [
  'legislation.govt.nz',
  'govt.nz',
  'moneytalks.co.nz',
  'udl.co.nz',
  'tdr.org.nz',
  'bankomb.org.nz',
  'communitylaw.org.nz',
  'privacy.org.nz',
] as const
