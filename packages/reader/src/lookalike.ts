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
const ODD_ENDING =
  /\.(?:xyz|top|online|site|shop|info|link|click|live|icu|vip|help|support|cc|buzz|cfd|sbs|cyou)$/
/** Words that only a state has in its addresses, and how those end. */
const STATES = [
  {
    words: /^gov(?:uk)?$/,
    own: /(?:^|\.)gov(?:\.[a-z]{2}|\.(?:ab|bc|mb|nb|nl|ns|nt|nu|on|pe|sk|yk)\.ca)?$/,
  },
  { words: /^gouv$/, own: /\.gouv\.(?:fr|qc\.ca)$/ },
] as const

/** Names in `BRANDS` that are words of any language too: alone they show nothing. */
const COMMON: ReadonlySet<string> = new Set([
  'gov',
  'bank',
  'parking',
  'refund',
  'tax',
  'energy',
  'court',
  'courts',
  'council',
  'police',
  'bailiff',
  'bailiffs',
  'apple',
  'canada',
  'intesa',
  'poste',
  'halifax',
  'nationwide',
  'zoll',
])

/** Where offices are at home on the web. */
const OFFICES =
  /(?:^|\.)(?:gov(?:\.[a-z]{2})?|(?:gov|gob|gouv|gub|go|govt)\.[a-z]{2}|[a-z]{2,8}\.gov|admin\.ch|bund\.de|elster\.de|zoll\.de|belastingdienst\.nl|cjib\.nl|digid\.nl|overheid\.nl|inps\.it|ameli\.fr|canada\.ca|gc\.ca|dgt\.es|tvlicensing\.co\.uk)$/i

/** True for the web address of a public office. */
export function isOfficial(host: string): boolean {
  return OFFICES.test(host) || OFFICIAL.test(host)
}

/** "usps.com-parcel.top": the ending of a real address, and then another one. */
const TWO_ENDINGS = /\.(?:com|gov|org|net|fr|nl|es|it|de)-[a-z0-9]+\./

/** The part of a host that somebody bought: "secure-verify" of "www.secure-verify.net". */
const BOUGHT = /([a-z0-9-]+)\.(?:co\.|com\.|org\.)?[a-z]{2,8}$/

/** "evri" of "www.evri.com"; undefined for what is no host. */
export function boughtName(host: string): string | undefined {
  return BOUGHT.exec(host)?.[1]
}

/** "cba-secure-verify.net": nothing but a name and words that lure. */
function isMadeOfLures(host: string): boolean {
  const bought = boughtName(host)?.split('-') ?? []
  const isAbroad = COUNTRY.test(bought.at(-1) ?? '')
  const lures = (isAbroad ? bought.slice(0, -1) : bought).filter((part) => LURE.test(part)).length
  return bought.length > 1 && lures >= (isAbroad && bought.length > 2 ? 1 : 2)
}

/** The country as a word of the name, as no firm at home there needs it: "eflow-toll-ie.com". */
const COUNTRY = /^(?:ie|uk|gb|usa?|ca|au|nz|de|fr|es|it|nl|be|ch|jp)$/

/** True for a host that has a known name in it and is not its owner's. */
export function isLookalike(host: string): boolean {
  if (isOfficial(host)) return false
  if (TWO_ENDINGS.test(host) || isMadeOfLures(host)) return true
  const parts = host.split(/[.-]/)
  return playsState(host, parts) || borrowsBrand(host, parts)
}

function playsState(host: string, parts: readonly string[]): boolean {
  return STATES.some(({ words, own }) => parts.some((part) => words.test(part)) && !own.test(host))
}

function borrowsBrand(host: string, parts: readonly string[]): boolean {
  const brands = host.includes('-') ? BRANDS.filter((brand) => parts.includes(brand)) : []
  if (brands.some((brand) => !COMMON.has(brand))) return true
  const [hasLure, hasOdd] = [LURE.test(parts.join(' ')), ODD_ENDING.test(host)]
  return hasLure ? hasOdd || brands.length > 0 : hasOdd && brands.length > 0
}

/** Firms whose name criminals put before an address of their own. */
const BORROWED =
  /\b(evri|hermes|royal ?mail|dpd|dhl|ups|usps|fedex|paypal|amazon|netflix|apple|microsoft|barclays|lloyds|natwest|santander|halifax|hsbc|nationwide|monzo|hmrc|dvla|irs|coinbase|sparkasse|volksbank|postbank|comdirect|commerzbank|deutsche bank|dkb|postfinance|swisscom|finanzamt|elster|ameli|antai|impots|la ?poste|chronopost|crédit agricole|crédit mutuel|bnp paribas|société générale|bbva|caixabank|correos|agencia tributaria|dgt|poste italiane|intesa sanpaolo|unicredit|inps|postnl|bpost|rabobank|abn amro|belastingdienst|digid|cjib|belfius|kbc)\b/

/** "netstr3am" for "Netstream", "dv1a" for "DVLA": the sender's own name with a figure for a letter. */
export function isSpeltInFigures(name: string, host: string): boolean {
  const words = name.toLowerCase().match(/[a-z]{4,}/g) ?? []
  const read = host.replace(/[013457]/g, (figure) => FIGURES[figure] ?? figure)
  return words.some((word) => !host.includes(word) && read.includes(word))
}

const FIGURES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
}

/** True where the name of a mail's sender is a known firm and its host is of somebody else. */
export function isBorrowed(name: string, host: string): boolean {
  const brand = BORROWED.exec(name)?.[1]
    ?.replaceAll(' ', '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return brand !== undefined && !host.includes(brand) && !/\.gov(?:\.uk)?$/.test(host)
}
