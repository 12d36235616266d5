/** Lines that hold no name of a sender: labels, prose, statutes, sums, places and days. */
import { isProse } from './blocks.ts'
import type { Line } from './blocks.ts'
import { OPENS_NAME } from './cues/name-words.ts'

const SKIPPED =
  /^(?:to|for|attn|your|our|re|ref|date|tel|email|address|defendant|client|subject|account|site|location|dear|vehicle|name|amount|total|balance|page|registered keeper|pcn|issued|case|claim|po box|original|landlord|creditor|lender|thank|please|this|if|we|you|here)\b[^\n]{0,14}:|^(?:po box|(?:mail|post) handling (?:site|unit)|freepost|\d|à l'attention d|z\. ?hd\.|zu händen|t\.a\.v\.|a la atención d|alla (?:cortese |c\.a\.)|amtliches formular|formulaire officiel|modulo ufficiale|burofax|einschreiben|raccomandata|aangetekend)|(?:御中|様|殿)$/i

/** Labels, prose, statutes and the second half of a sentence hold no name of their own. */
export function isNoName(line: Line, cell: string): boolean {
  // Before all else: some patterns below try each blank of a line with each other.
  if (line.text.length > LONGEST_LINE) return true
  const isLabelled =
    SKIPPED.test(line.text) ||
    /^[^:]{2,40}:(?:\s|$)/.test(cell) ||
    STATUTE.test(cell) ||
    (NAMES_A_PAPER.test(cell) && !HAS_LEGAL_FORM.test(cell)) ||
    JAPANESE_SENTENCE.test(cell) ||
    WHOLE_LINES.some((one) => one.test(line.text))
  return isLabelled || goesOn(line, cell) || isSentence(line)
}

const LONGEST_LINE = 160

function isSentence(line: Line): boolean {
  if (SPEAKS_TO_READER.test(line.text)) return true
  return isProse(line.text) && !isLongName(line) && !(line.index < 4 && WRITES_FOR.test(line.text))
}

/** "You did not pay infringement notice 0417729, issued by Tarn Council.": too many names and numbers for running text, and still a sentence. */
const SPEAKS_TO_READER =
  /^(?:you|your|if you|we|our records)\b(?=(?:[^\n]* ){7})[^\n]*\b(?:did|do|have|has|had|is|are|was|were|will|must|may|can|owe|paid)\b[^\n]*\.$/i

/** "Centre automatisé de constatation des infractions routières – Rennes": a body whose name is a row of small words. */
function isLongName({ index, text }: Line): boolean {
  return (
    index < 4 &&
    text.length <= 120 &&
    OPENS_NAME.test(text.replace(INITIALS, '')) &&
    !/[.;:!?]$|(?<!\p{L})(?:vous|nous|le informa|si|u|wij|le|la) \p{L}+(?:e|ons|ez|a|o|t|en) /iu.test(
      text,
    )
  )
}

/** "ANTAI - Agence nationale de": the initials before the name. */
const INITIALS = /^\p{Lu}{3,8} [-–—] /u
/** "Cabinet Tarn agissant pour le compte de la copropriété": a letterhead that says for whom it writes. */
const WRITES_FOR =
  /^\p{Lu}[\p{L}&.' -]{2,50},? (?:agissant (?:pour|au nom)|handelnd (?:für|im)|im Auftrag (?:von|der|des)|mandatée? par) /u

/** The second half of a sentence, or an item of a list; "quillo Inkasso GmbH" is neither. */
function goesOn(line: Line, cell: string): boolean {
  if (/^(?:[-*•✓☐☑▪–]|\p{Extended_Pictographic}\uFE0F?)\s/u.test(cell)) return true
  if (isSmallBrand(line, cell) || CAPITAL_INSIDE.test(cell)) return false
  return /^\p{Ll}/u.test(cell) && !(HAS_LEGAL_FORM.test(cell) && cell.length <= 60)
}

/** "coeo Incasso B.V.", "iberfin Gestión, S.L.": a firm that writes itself small, at the top or where a letter is signed. */
function isSmallBrand({ index, block }: Line, cell: string): boolean {
  return (index < 4 || block === 'signature') && cell.length <= 60 && SMALL_BRAND.test(cell)
}

/** "easyTarn Customer Services": a brand with its capital inside. */
const CAPITAL_INSIDE = /^\p{Ll}{1,5}\p{Lu}\p{Ll}/u

/** One or two small words before capitals and a legal form; a line of running text begins with a word of the language. */
const SMALL_BRAND =
  /^(?!(?:and|avec|aux|bei|che|chez|como|con|contra|contro|dal|dalla|das|dass|dat|de|dei|del|della|dem|den|der|des|die|ditta|door|durch|een|empresa|en|entidad|entre|et|firma|from|für|gegen|het|la|las|le|les|los|mercantil|met|mit|nach|nella|oder|over|par|para|per|por|pour|que|sobre|sociedad|società|société|sur|the|tegen|tussen|über|una|und|uno|van|vennootschap|von|voor|with) )\p{Ll}[\p{L}\p{N}.-]{2,15}(?: \p{Ll}[\p{L}\p{N}-]{2,15})?(?: (?:\p{Lu}|&)[\p{L}\p{N}&'.-]*){0,4},? (?:B\.?V|N\.?V|S\.?L(?:\.?U)?|S\.?A(?:\.?[US])?|S\.?r\.?l|S\.?p\.?A|SRL|SAS|SARL|Sàrl|AG|KG|SE|UG|mbH)(?![\p{L}\p{N}])/u

/** "Tribunals, Courts and Enforcement Act 2007". */
const STATUTE = /\b(?:acts?|orders?|regulations|rules)(?: \([^)\n]{2,24}\)){0,2},? (?:19|20)\d\d\b/i

/** A row with sums in two other columns. */
const TABLE_ROW = /(?:\t| {3,})[^\n]*[$£€]\s?\d[^\n]*(?:\t| {3,})[^\n]*[$£€]\s?\d/

/** "Electric Service   $88.91". */
const PRICED = /(?:\t| {2,})[-+]? ?[$£€]\s?\d[\d,]*\.\d\d$/

/** "Münster, 16.11.2026", "Nantes, le 12 novembre 2026". */
const PLACE_AND_DAY =
  /^\p{Lu}[\p{L} .'-]{1,30}, (?:den |le |a |li |il |op )?\d{1,2}(?:\.|er)?[ ./-]{1,2}(?:de )?(?:\d{1,2}|\p{L}{3,10})[ ./-]{1,2}(?:de )?(?:19|20)?\d\d$/iu

/** "Dayton, OH 45402", "Ballarat VIC 3350". */
const TOWN =
  /^\p{L}[\p{L} .'-]{1,30},? (?:[A-Z]{2} \d{5}(?:-\d{4})?|(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4})$|^\p{L}[\p{L} .'-]{1,30}, \p{Lu}[\p{L} ]{2,20} \d{4}$/u

/** "Seminole County, Florida": where something is. */
const COUNTY =
  /^\p{Lu}[\p{L} .'-]{1,30} (?:County|Parish|COUNTY|PARISH), \p{Lu}[\p{L}]{2,12}(?: \p{Lu}\p{L}{2,12})?(?:$| {2,}|\t)/u

/** "Regulated by the Central Bank of Ireland", "Authorised by the Law Society": who watches over the firm. */
const SUPERVISED =
  /^(?:(?:is |are )?(?:authori[sz]ed|licen[sc]ed|regulated|supervised|registered|approved|accredited)(?:,? and |, | & )?){1,3} (?:in [\p{L} ]{3,30} )?(?:by|with) (?:the )?\p{Lu}[^\n]{2,80}$/iu

/** "令和8年4月13日": a day alone. */
const JAPANESE_DAY = /^(?:(?:令和|平成|昭和)(?:\d{1,2}|元)|\d{4})年\s?\d{1,2}月\s?\d{1,2}日/

/** "東京都練馬区桜台三丁目4番5号": where somebody lives. */
export const JAPANESE_ADDRESS =
  /^(?:〒|東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県|\p{Script=Han}{1,5}市[\p{Script=Han}ヶケ]{1,5}[区町])[^、。\n]{2,40}(?:丁目|番地?|号|\d)/u

/** "Tarn Service Centre", "Civic Centre" over a street: where an office is. */
const BUILDING =
  /^(?!.*\b(?:court|tribunal|passport|visa|tax|customs|pension|health|care|business|shared|community|medical|legal|advice)s?\b)(?:\p{Lu}[\p{L}'’-]+ ){0,3}(?:(?:customer |council |public )?service centre|civic (?:centre|offices?|suite)|(?:town|city|county|shire) hall|council (?:offices?|house|buildings?|chambers?)|municipal (?:buildings?|offices?)|(?:guild|moot)hall)$/iu

/** "Il Responsabile del Centro Screening", "Die Leiterin der Abteilung Leistung": an office in a house that is named elsewhere. */
const HOLDER =
  /^(?:[Ii]l|[Ll][ae]|[Ee]l|[Dd](?:er|ie|e)) (?:[Rr]esponsabile|[Rr]esponsable|[Ff]unzionari[oa]|[Cc]ap[oa]|[Jj]ef[ea]|[Cc]hef(?:fe)?|[Ll]eiter(?:in)?|[Ss]achgebietsleiter(?:in)?|[Tt]eamleider|[Hh]oofd|[Cc]oordinat(?:ore|rice)|[Cc]oordinador[a]?) (?:d[eiu]l?(?:l[aeo'’]*)? ?|des |der |van (?:de |het )?)\p{L}/u

const WHOLE_LINES = [
  BUILDING,
  HOLDER,
  PRICED,
  PLACE_AND_DAY,
  TABLE_ROW,
  TOWN,
  COUNTY,
  SUPERVISED,
  JAPANESE_DAY,
  JAPANESE_ADDRESS,
] as const

/** A Japanese sentence, heading or label, or too long for a name. */
const JAPANESE_SENTENCE =
  /\d\s?(?:円|kWh|㎥|m3)|(?:料金|使用料|使用量|手数料|保険料|延滞金|消費税|利息|残高|合計)[\s:：¥￥]*\d|(?:ます|ません|です|した|ない|ください|下さい|いたします|ので|ため|として|により|まで|ご連絡|ご回答)[。、]?$|(?:お知らせ|通知書?|案内|請求書|督促状|催告書|明細書?)$|^(?:所在|(?:賃貸|対象|目的|契約)?物件|(?:賃貸)?建物の表示|振込先|お?振込口座|家屋番号|種類|構造|床面積|家賃|ご?請求|お?支払|金額|合計|期限|期日|住所|電話|件名|日付|注文)|^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー、。（）「」]{26,}$/u

/** "Engagement letter - Estate Management": the title of the paper, none of whose parts is a name. */
const NAMES_A_PAPER = /^[^-–—|]*\b(?:letter|notice|reminder|statement|agreement|form)s? [-–—|] /i

const HAS_LEGAL_FORM = /\b(?:llp|ltd|limited|plc|llc|inc|gmbh|council|bank)\b/i
