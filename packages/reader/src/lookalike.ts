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

/** True for a host that has a known name in it and is not its owner's. */
export function isLookalike(host: string): boolean {
  if (OFFICIAL.test(host)) return false
  const parts = host.split(/[.-]/)
  const hasBrand = BRANDS.some((brand) => parts.some((part) => part === brand))
  const hasLure =
    /\b(?:secure|verify|update|login|account|claim|refund|confirm|support|delivery|redeliver|reschedule|pay|portal|help|alert|uk|services?|fee|rebate|fines?|renew|renewals?|rebook|gb|verifica|sicurezza|bestaetigen|sicherheit|betalen|pago|seguridad|verificar|toll|tollpay|tolls|tollroads|zustellung|haiso|saihaitatsu)\d*\b/.test(
      parts.join(' '),
    )
  if (parts.some((part) => part === 'gov' || part === 'govuk') && !/\.gov(?:\.uk)?$/.test(host))
    return true
  const hasOdd = /\.(?:xyz|top|online|site|shop|info|link|click|live|icu)$/.test(host)
  return (hasBrand && host.includes('-') && (hasLure || hasOdd)) || (hasOdd && hasLure)
}
