/** Web addresses that only look like a known one: "barclays-secure-verify.com". */

const BRANDS = [
  'barclays',
  'lloyds',
  'natwest',
  'santander',
  'halifax',
  'nationwide',
  'hsbc',
  'monzo',
  'starling',
  'paypal',
  'amazon',
  'netflix',
  'apple',
  'microsoft',
  'royalmail',
  'evri',
  'dpd',
  'hmrc',
  'gov',
  'dvla',
  'tvlicensing',
  'tvlicence',
  'ofgem',
  'energy',
  'nhs',
  'dwp',
  'revolut',
  'tsb',
  'ebay',
  'bank',
  'parking',
  'refund',
  'tax',
  'govuk',
  'hmcts',
  'court',
  'courts',
  'council',
  'tfl',
  'ulez',
  'police',
  'bailiff',
  'bailiffs',
  'belastingdienst',
  'postnl',
  'digid',
  'dhl',
  'sparkasse',
  'zoll',
  'ameli',
  'impots',
  'impot',
  'gouv',
  'urssaf',
  'purolator',
  'aib',
  'antai',
  'laposte',
  'correos',
  'dgt',
  'caixabank',
  'intesa',
  'poste',
  'inps',
  'ezpass',
  'yamato',
  'sagawa',
  'japanpost',
  'irs',
  'usps',
  'auspost',
  'mygov',
  'canada',
] as const
const OFFICIAL =
  /(?:^|\.)(?:gov\.uk|nhs\.uk|police\.uk|(?:barclays|lloydsbank|natwest|santander|halifax|nationwide|hsbc|paypal|amazon|netflix|apple|microsoft|royalmail|evri|dpd|tvlicensing|monzo|starlingbank|tsb|ebay|revolut)\.(?:co\.uk|com)|gov)$/i

const LURE =
  /\b(?:secure|verify|update|login|account|claim|refund|confirm|support|delivery|redeliver|reschedule|pay|portal|help|alert|uk|services?|fee|rebate|fines?|renew|renewals?|rebook|gb|verifica|sicurezza|bestaetigen|sicherheit|betalen|pago|seguridad|verificar|remboursement|verification|amendes?|toll|tollpay|tolls|tollroads|zustellung|haiso|saihaitatsu)\d*\b/
const ODD_ENDING = /\.(?:xyz|top|online|site|shop|info|link|click|live|icu|vip)$/
/** Words that only a state has in its addresses, and how those end. */
const STATES = [
  {
    words: /^gov(?:uk)?$/,
    own: /(?:^|\.)gov(?:\.[a-z]{2}|\.(?:ab|bc|mb|nb|nl|ns|nt|nu|on|pe|sk|yk)\.ca)?$/,
  },
  { words: /^gouv$/, own: /\.gouv\.(?:fr|qc\.ca)$/ },
] as const

/** True for a host that has a known name in it and is not its owner's. */
export function isLookalike(host: string): boolean {
  if (OFFICIAL.test(host)) return false
  const parts = host.split(/[.-]/)
  if (STATES.some(({ words, own }) => parts.some((part) => words.test(part)) && !own.test(host)))
    return true
  const hasBrand = BRANDS.some((brand) => parts.includes(brand)) && host.includes('-')
  const [hasLure, hasOdd] = [LURE.test(parts.join(' ')), ODD_ENDING.test(host)]
  return (hasBrand && (hasLure || hasOdd)) || (hasOdd && hasLure)
}

/** Firms whose name criminals put before an address of their own. */
const BORROWED =
  /\b(evri|hermes|royal ?mail|dpd|dhl|ups|usps|fedex|paypal|amazon|netflix|apple|microsoft|barclays|lloyds|natwest|santander|halifax|hsbc|nationwide|monzo|hmrc|dvla|irs|coinbase)\b/

/** True where the name of a mail's sender is a known firm and its host is of somebody else. */
export function isBorrowed(name: string, host: string): boolean {
  const brand = BORROWED.exec(name)?.[1]?.replace(' ', '')
  return brand !== undefined && !host.includes(brand) && !/\.gov(?:\.uk)?$/.test(host)
}
