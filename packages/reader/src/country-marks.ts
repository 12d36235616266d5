/** Marks that speak for a country: post codes, currencies, register numbers, domains, telephone codes. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { Jurisdiction } from '@plainletter/contracts/reading'

/** What each mark weighs for its country; at most three of a kind count. */
export const MARKS = [
  {
    code: 'gb',
    method: 'document_analysis',
    weight: 2,
    pattern: /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g,
  },
  { code: 'gb', method: 'currency', weight: 3, pattern: /£\s?\d|\bGBP\b/g },
  { code: 'gb', method: 'document_analysis', weight: 2, pattern: /\.(?:gov|co|org|ac)\.uk\b/g },
  {
    // "020 8321 5000", "0161 555 0148": how only British numbers are grouped.
    code: 'gb',
    method: 'document_analysis',
    weight: 3,
    pattern: /(?<![\d+] ?)(?:020 [378]\d{3} \d{4}|01(?:1\d|[2-69]1) \d{3} \d{4})(?! ?\d)/g,
  },
  {
    code: 'gb',
    method: 'document_analysis',
    weight: 2,
    pattern: /\bPOPLA\b|\b[A-Z]{2}[0-7]\d ?[A-HJ-PR-Y][A-Z]{2}\b/g,
  },
  {
    // Spelled as in America; the day behind the month.
    code: 'us',
    method: 'document_analysis',
    weight: 1.2,
    pattern:
      /\b(?:neighbor(?:hood)?s?|tires?(?= (?:rotation|shop|change|pressure|tread))|[Tt]ire [Rr]otation|[Dd]umpster|[Pp]otluck|sidewalk|driver'?s license|checking account|[Ss]ecurity deposit|Silicon Valley|favorite|canceled|rekey(?:ed)?|(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:\d{4}|\d\d))\b/g,
  },
  {
    code: 'us',
    method: 'document_analysis',
    weight: 2,
    pattern: /\b[A-Z]{2} \d{5}(?:-\d{4})?\b|\(\d{3}\) \d{3}-\d{4}/g,
  },
  { code: 'us', method: 'currency', weight: 1, pattern: /\$ ?\d/g },
  {
    code: 'ca',
    method: 'document_analysis',
    weight: 3,
    pattern:
      /\b[A-Z]\d[A-Z] \d[A-Z]\d\b|\bQu[eé]bec\b|, (?:BC|ON|AB|QC)\b|\.gc\.ca|gov\.bc\.ca|gouv\.qc|\bOnt\. Reg\.|\bO\. ?Reg\. ?\d|\bR\.S\.O\. 1990/g,
  },
  {
    code: 'au',
    method: 'document_analysis',
    weight: 2,
    pattern: /\bcredit reporting body\b|\b1[38]00 \d{3} \d{3}\b/g,
  },
  {
    code: 'au',
    method: 'document_analysis',
    weight: 3,
    pattern: /\((?:Qld|NSW|Vic|WA|SA|Tas|NT|ACT)\)|, (?:QLD|NSW|VIC|TAS)\b/g,
  },
  {
    code: 'au',
    method: 'document_analysis',
    weight: 3,
    pattern:
      /\b(?:NSW|VIC|QLD|TAS|Qld|Vic|Tas) \d{4}\b|\bPty Ltd\b|\bInfringements Act\b|\bFines Reform Act\b/g,
  },
  {
    code: 'au',
    method: 'document_analysis',
    weight: 3.5,
    pattern:
      /\.(?:com|net|org|edu|asn)\.au\b|\bRTBA\b|\b[Gg]['’]day\b|\b(?:[Oo]wners|OWNERS) [Cc](?:orporation|ORPORATION)\b|\bAFCA\b|\bFair Work (?:Commission|Ombudsman|Act)\b|(?:^|\n)(?:VIC|QLD|NSW|TAS)\b(?=[.,: -])/g,
  },
  {
    code: 'nz',
    method: 'document_analysis',
    weight: 3,
    pattern:
      /\.(?:co|govt|net|org|ac)\.nz\b|\bUtilities Disputes\b|\bWork and Income\b|\bWINZ\b|\bACC (?:claims?|cover(?:s|ed)?|lev(?:y|ies)|case|forms?|has|had|accepted|declined|pa(?:ys|id)|will|won['’]t)\b|\b(?:by|with|from|through|on|to) ACC\b/g,
  },
  {
    // Long vowels of Māori names.
    code: 'nz',
    method: 'document_analysis',
    weight: 2,
    pattern: /\p{L}*[āēīōūĀĒĪŌŪ]\p{L}*/gu,
  },
  {
    code: 'ca',
    method: 'document_analysis',
    weight: 3,
    // The Residential Tenancies Board of Ireland is called by the same letters; its sums are in euro.
    pattern:
      /\b(?:in|about|from|near) (?:BC|B\.C\.)(?!\p{L})|\bRTB-\d{1,2}[A-Z]?\b|(?<!€[^]{0,4000})\bRTB\b(?![^]{0,4000}€)/gu,
  },
  {
    code: 'ie',
    method: 'document_analysis',
    weight: 3,
    pattern:
      /\bDublin \d{1,2}\b|\b(?:Co\.|County) (?:Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow)\b|\.ie\b|\bgarda(?:í|(?: síochána| station))|\bPPS (?:number|no)\b/gi,
  },
  {
    // Eircodes.
    code: 'ie',
    method: 'document_analysis',
    weight: 3,
    pattern: /\b[AC-FHKNPRTV-Y]\d[\dW] (?=\d*[AC-FHKNPRTV-Y])[\dAC-FHKNPRTV-Y]{4}\b/g,
  },
  { code: 'ie', method: 'currency', weight: 1.2, pattern: /€ ?\d/g },
  {
    code: 'de',
    method: 'document_analysis',
    weight: 1.5,
    pattern: /\b\d{5} \p{Lu}\p{Ll}+|§ ?\d+ (?:BGB|SGB|ZPO)|\.de\b/gu,
  },
  {
    code: 'fr',
    method: 'document_analysis',
    weight: 1.5,
    pattern: /\b\d{5} \p{Lu}\p{L}+|\.fr\b/gu,
  },
  {
    code: 'be',
    method: 'document_analysis',
    weight: 3,
    pattern: /\bBE[- ]?\d{3,}|\b[Bb]-\d{4}\b|\.be\b|\bProximus\b/g,
  },
  // Switzerland writes no ß.
  { code: 'ch', method: 'document_analysis', weight: 2, pattern: /\bGrüsse\b/g },
  { code: 'ch', method: 'currency', weight: 3, pattern: /\bCHF\b|\bFr\. ?\d|\.ch\b/g },
  {
    code: 'nl',
    method: 'document_analysis',
    weight: 2,
    pattern: /\b\d{4} (?!SE|SW|NE|NW|ST)[A-Z]{2}\b|\.nl\b/g,
  },
  {
    // In English too, as offices write to newcomers.
    code: 'jp',
    method: 'document_analysis',
    weight: 3,
    pattern:
      /株式会社|\d円|〒\d{3}|\b(?:Reiwa|Heisei) \d|\bJPY\b|¥ ?\d|\d yen\b|\((?:in )?yen\)|\bMy Number\b|\b\p{Lu}\p{Ll}+-(?:ku|shi|ken|cho|machi)\b/gu,
  },
  {
    code: 'us',
    method: 'document_analysis',
    weight: 3,
    pattern:
      /\.gov\b(?!\.)|\bEIN:? ?\d{2}-\d{7}|\+1[ -.]?\(?\d{3}|\bSuperior Court of (?!Justice|Qu)\p{Lu}/gu,
  },
  {
    code: 'us',
    method: 'document_analysis',
    weight: 3,
    pattern:
      /\b(?:in|en) (?:California|Texas|Florida|Arizona|Nevada|Illinois|Colorado|New York|Nueva York|Nuevo México)\b/gi,
  },
  {
    code: 'us',
    method: 'document_analysis',
    weight: 2,
    pattern:
      /\b(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|(?:in|of) Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington State|West Virginia|Wisconsin|Wyoming|U\.S\.)(?! (?:Road|Street|Avenue|Close|Drive|House|Terrace|Gardens|Place|Mews))/g,
  },
  {
    code: 'us',
    method: 'document_analysis',
    weight: 2,
    pattern:
      /\b\p{Lu}\p{Ll}{2,},? (?:AL|AK|AZ|AR|CO|CT|DC|FL|GA|IA|IL|KS|KY|LA|MD|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|PA|RI|SC|SD|TN|TX|UT|VA|VT|WI|WV|WY)\b(?! ?\d[A-Z])|\b\p{Lu}\p{Ll}{2,}, CA\b(?! ?\d?[A-Z]\d)|\bDigital Millennium Copyright Act\b|\bDMCA notice\b|\b(?:Comcast|Xfinity|Verizon)\b|\bSNAP benefits\b|\bSupplemental Nutrition Assistance\b|\bMedicaid\b|\bunexcused absences\b|\btruancy court\b|\bfair hearing\b/gu,
  },
  {
    code: 'us',
    method: 'document_analysis',
    weight: 1.2,
    pattern:
      /\b(?:[Aa]ttorneys?|paychecks?|zip code|small claims court in|HOA|DMV|IRS|apartment complex|[Cc]raigslist|realtor|labor board|Department of Labor|eviction court|gotten|401\(?k\)?|W-?2|1099|last (?:four|4) (?:digits )?of (?:\w+ ){0,2}[Ss]ocial|tax season|(?:prepare|file|do) (?:your|my|our) taxes|EIN(?=:| ?#| \d))\b/g,
  },
  {
    code: 'ca',
    method: 'document_analysis',
    weight: 2,
    pattern:
      /\b(?:Ontario|ONTARIO|British Columbia|BRITISH COLUMBIA|ALBERTA|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|Landlord and Tenant Board|LTB|[Rr][ée]gie des? logements?|Interac|BC[- ]Hydro|Hydro One|Manitoba Hydro|SaskPower|Purolator|Canada Post|Service Canada|assurance-emploi|CRA|Toronto|Ottawa|Brampton|Mississauga|Calgary|Edmonton|Vancouver|Burnaby|Winnipeg)\b/g,
  },
  {
    code: 'au',
    method: 'document_analysis',
    weight: 2,
    pattern:
      /\b(?:New South Wales|Queensland|Tasmania|South Australia|Western Australia|Northern Territory|NCAT|VCAT|QCAT|SPER|Centrelink|superannuation|AusPost|Australia Post|Sydney|Melbourne|Brisbane|Adelaide|Canberra)(?! (?:Road|Street|Avenue|Close|Drive|House|Terrace|Gardens|Place|Mews))\b/g,
  },
  {
    // Dollars by the fortnight: America does not know the word.
    code: 'au',
    method: 'currency',
    weight: 1.5,
    pattern: /\$ ?\d[^\n]{0,60}\bfortnight|\bfortnight[^\n]{0,60}\$ ?\d/g,
  },
  {
    code: 'ca',
    method: 'currency',
    weight: 3,
    pattern: /\bCA\$|\bC\$|\bCAD\b|\.ca\b|\d \$(?! ?\d)/g,
  },
  {
    code: 'au',
    method: 'currency',
    weight: 3,
    pattern: /\bAU?\$ ?\d|\bAUD\b|\bA(?:BN|CN):? ?\d{2,3} ?\d{3}|\.gov\.au\b|\+61\b/g,
  },
  {
    code: 'nz',
    method: 'currency',
    weight: 3,
    pattern:
      /\bNZ\$|\bNZD\b|\+64\b|\bNew Zealand\b|\bKia ora\b|\bNZTA\b|\bWaka Kotahi\b|\bKiwiSaver\b|\bIRD number\b|\bKāinga Ora\b|\b[Ii]nfringement fee\b|\bNgā mihi\b|\bDisputes Tribunal\b|\bTenancy Tribunal\b|\bResidential Tenancies Act 1986\b|\b(?:Auckland|Tauranga|Rotorua|Palmerston North)\b|\b(?:Auckland|Wellington|Hamilton|Christchurch|Tauranga|Dunedin) \d{4}\b|\bPrivate Bag \d/g,
  },
  {
    code: 'ie',
    method: 'document_analysis',
    weight: 3,
    pattern:
      /\bLocal Property Tax\b|\bRevenue Commissioners\b|\bBord Gáis\b|\bNCPS\b|\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W) [0-9AC-FHKNPRTV-Y]{4}\b|\+353\b/g,
  },
  {
    code: 'de',
    method: 'document_analysis',
    weight: 3,
    pattern:
      /\bHRB ?\d|\b(?:Ober)?[Ll]andesgericht\b|\b(?:Amts|Land)gericht\b|\bStandesamt\b|\bFinanzamt\b|\bJobcenter\b|\bDE\d{2} ?\d{4}|\+49\b|\bD-\d{5}\b|\bUSt-Id/g,
  },
  {
    code: 'fr',
    method: 'document_analysis',
    weight: 3,
    pattern:
      /\bSIRE[NT]\b|\bRCS\b|\bFR\d{2} ?\d{4}|\+33\b|\bCEDEX\b|\bCedex\b|R[ÉE]PUBLIQUE FRAN[ÇC]AISE|République française/g,
  },
  {
    code: 'be',
    method: 'document_analysis',
    weight: 3,
    pattern:
      /\b(?:KBO|BCE|BTW BE|TVA BE)\b|\bBE\d{2} \d{4}|\bintrest(?:en)?\b|\+32\b|\bB(?:V|VBA) ?\d|([+*]{3})\d{3}\/\d{4}\/\d{5}\1|[Ss]anctionerende? ambtenaar|[Ff]onctionnaire sanctionnateur|\bGAS-(?:boete|wet|ambtenaar)|[Rr]ijksregisternummer|[Rr]egistre national/g,
  },
  {
    code: 'ch',
    method: 'document_analysis',
    weight: 3,
    pattern:
      /\bCH-\d{4}\b|\bCHE-\d{3}|\bCH\d{2} ?\d{4}|\+41\b|\binnert\b|\bMietzins(?:erhöhung|anpassung|senkung|reduktion|depot|herabsetzung)\b|\bReferenzzinssatz|\bSchlichtungsbehörde|\d francs\b|\bformule officielle\b|\bart\. 257d CO\b/g,
  },
  {
    code: 'es',
    method: 'document_analysis',
    weight: 3,
    pattern: /\bES\d{2} ?\d{4}|\bC\.?I\.?F\.?:? ?[A-Z]\d{8}|\+34\b|\.es\b|, S\.[LA]\./g,
  },
  {
    code: 'it',
    method: 'document_analysis',
    weight: 3,
    pattern:
      /\bP\. ?IVA\b|\bIT\d{2} ?[A-Z]\d|\bIT ?\d{11}\b|\bI-\d{5}\b|\+39\b|\.it\b|\bSrl\b|\bS\.(?:r\.l|p\.A)\./g,
  },
  {
    code: 'nl',
    method: 'document_analysis',
    weight: 3,
    pattern: /\bKvK\b|\bNL\d{2} ?[A-Z]{4}|\+31\b|\b\d{4} (?!SE|SW|NE|NW|ST)[A-Z]{2} \p{Lu}\p{Ll}/gu,
  },
  { code: 'jp', method: 'document_analysis', weight: 3, pattern: /\+81\b|\.jp\b|令和/g },
] as const satisfies readonly {
  code: CountryCode
  method: Jurisdiction['detectionMethod']
  weight: number
  pattern: RegExp
}[]
