/** How statutes and cases are cited in each country: `law` names the statute, `section` its part. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { CitationCheck } from '@plainletter/contracts/draft'

export type CitationForm = {
  /** The countries that cite in this way. */
  countries: readonly CountryCode[]
  kind: CitationCheck['kind']
  pattern: RegExp
}

const COMMON_LAW = ['gb', 'ie', 'au', 'nz', 'ca'] as const
const ACT_WORD = String.raw`[A-Z][\p{L}’'-]*|\([A-Z][\p{L} ]{2,30}\)|of|and|the|for|to|in|from|etc`
/** Words that begin a sentence and are no part of a name. */
const NO_NAME = String.raw`(?!(?:[IVX]+|The|Under|See|In|By|And|With|As|For|Since|Our|Your|My|I|A|This|That|Of|Please|Per|Schedules?|Parts?|Sections?|Chapter|Articles?|Regulation|Rule|Order) )`
const ACT = String.raw`(?<law>(?<![\p{L}\p{N}])${NO_NAME}[A-Z][\p{L}’'-]*(?:,? (?:${ACT_WORD})){0,9} (?:Act|Regulations|Order|Rules|Code) (?:19|20)\d\d)`
const SECTION = String.raw`(?<section>\d+[A-Z]{0,2}(?:\(\d+[A-Z]?\))?)`

const COMMON_LAW_FORMS = [
  {
    countries: COMMON_LAW,
    kind: 'statute',
    pattern: new RegExp(
      String.raw`\b(?:[Ss]ections?|[Ss]s?\.?|[Rr]egulations?|[Rr]eg\.?|[Pp]aragraphs?|[Pp]ara\.?|[Ss]chedule|[Aa]rticle|[Rr]ules?) ?${SECTION}(?:\([a-z]{1,3}\))?(?:(?:,| and| to| or) ?\d+[A-Z]{0,2}){0,6}(?: (?:of|to|in))?(?: the)? ${ACT}`,
      'gu',
    ),
  },
  {
    countries: COMMON_LAW,
    kind: 'statute',
    pattern: new RegExp(
      String.raw`${ACT}(?:,? \(?(?:[Ss]ections?|[Ss]s?\.?|[Rr]egulation|[Rr]eg\.?) ?${SECTION}\)?)?`,
      'gu',
    ),
  },
  {
    countries: ['gb'],
    kind: 'statute',
    pattern:
      /\b(?<law>CPR|CONC|DISP) ?(?:rule |r\.? ?|[Pp]art )?(?<section>\d+[A-Z]?(?:\.\d+[A-Z]?)*)/g,
  },
  {
    countries: ['gb'],
    kind: 'case',
    pattern:
      /\[(?:19|20)\d\d\] (?:UKSC|UKHL|UKPC|EWCA (?:Civ|Crim)|EWHC|EWCC|UKUT|UKEAT|EAT|CSIH|CSOH|NICA|NIKB|NIQB) \d+(?: \([\p{L}]{2,8}\))?/gu,
  },
  {
    countries: ['gb', 'ie', 'au', 'nz'],
    kind: 'case',
    pattern:
      /\[(?:18|19|20)\d\d\] (?:\d )?(?:AC|QB|KB|Ch|WLR|All ER|BCLC|Lloyd['’]s Rep|IRLR|ICR|HLR|RTR) \d+/g,
  },
  {
    countries: ['au'],
    kind: 'case',
    pattern:
      /\[(?:19|20)\d\d\] (?:HCA|FCA|FCAFC|NSW(?:SC|CA|CATCD)|V(?:SC|SCA|CAT)|Q(?:SC|CA|CAT)|WASCA?|SASCA?) \d+|\(\d{4}\) \d+ CLR \d+/g,
  },
  {
    countries: ['nz'],
    kind: 'case',
    pattern: /\[(?:19|20)\d\d\] (?:NZSC|NZCA|NZHC|NZEmpC|NZLR) \d+/g,
  },
  { countries: ['ie'], kind: 'case', pattern: /\[(?:19|20)\d\d\] (?:IESC|IECA|IEHC|IR) \d+/g },
  {
    countries: ['ca'],
    kind: 'case',
    pattern:
      /\b(?:19|20)\d\d (?:SCC|CSC|ONCA|ONSC|ONLTB|BCCA|BCSC|BCCRT|ABCA|ABK?Q?B|QCCA|QCCS|QCCQ|FCA?) \d+/g,
  },
  {
    countries: ['ca'],
    kind: 'statute',
    pattern: /\b(?<law>R\.?S\.?[A-Z]\.?(?:[A-Z]\.?)? (?:19|20)\d\d, c\.? ?[A-Z]?[.-]?\d+)/g,
  },
] as const satisfies readonly CitationForm[]

const US_FORMS = [
  {
    countries: ['us'],
    kind: 'statute',
    pattern:
      /\b(?<law>\d{1,2} U\.? ?S\.? ?C\.?(?: ?A\.?)?)(?: ?§{1,2}| [Ss]ec(?:tion|\.))? ?(?<section>\d+[a-z]{0,3}(?:-\d+[a-z]?)?)/g,
  },
  {
    countries: ['us'],
    kind: 'statute',
    pattern: /\b(?<law>\d{1,2} C\.? ?F\.? ?R\.?)(?: ?§{1,2}| [Pp]art)? ?(?<section>\d+(?:\.\d+)?)/g,
  },
  {
    countries: ['us'],
    kind: 'statute',
    pattern:
      /\b(?<law>[A-Z][a-z]{1,5}\.? (?:[A-Z][A-Za-z.&]{0,12} ){0,4}?(?:Code|Law|Stat\.?)(?: Ann\.)?) ?§{1,2} ?(?<section>\d[\d.:A-Za-z-]{0,30}\d|\d+)/g,
  },
  {
    countries: ['us'],
    kind: 'statute',
    pattern:
      /\b(?<law>Fair Debt Collection Practices Act|Fair Credit Reporting Act|Truth in Lending Act|Telephone Consumer Protection Act|Regulation [EFVXZ]|FDCPA|FCRA|TCPA|TILA)\b/g,
  },
  {
    countries: ['us'],
    kind: 'case',
    pattern:
      /\b\d{1,4} (?:U\.? ?S\.|S\. ?Ct\.|L\. ?Ed\.(?: ?2d)?|F\.(?: ?2d| ?3d| ?4th)?|F\. ?Supp\.(?: ?[23]d)?|F\. ?App['’]x|B\.R\.|Cal\.(?: ?App\.)?(?: ?[2345](?:d|th))?|N\.[YE]\.(?: ?[23]d)?|S\.W\.(?: ?[23]d)?|So\.(?: ?[23]d)?|A\.(?: ?[23]d)|P\.(?: ?[23]d)) \d{1,5}\b/g,
  },
] as const satisfies readonly CitationForm[]

const GERMAN_LAW = String.raw`(?<law>(?:BGB|ZPO|StGB|StPO|StVO|StVG|KSchG|RDG|RVG|GKG|OWiG|AO|SGG|SGB [IVX]+|UrhG|UWG|UKlaG|GewO|ArbGG|BUrlG|EFZG|TzBfG|BetrVG|MuSchG|InsO|GVG|GVKostG|GNotKG|HGB|GG|EnWG|TKG|VVG|VwGO|VwVfG|WoGG|BDSG|BAföG|StromGVV|GasGVV|VerpackG|PAngV|[A-Z][A-Za-zÄÖÜäöü]{1,14}(?:G|V|O|gesetz|ordnung)))`

const GERMAN_FORMS = [
  {
    countries: ['de'],
    kind: 'statute',
    pattern: new RegExp(
      String.raw`§§? ?(?<section>\d+[a-z]?)(?:(?: ?,| und| i\.V\.m\.)? ?(?:Abs\.|Absatz|S\.|Satz|Nr\.|Nummer|Halbs\.|§)? ?\d+[a-z]?){0,6}(?: ff?\.)?(?: des)? ${GERMAN_LAW}(?![\p{L}])`,
      'gu',
    ),
  },
  {
    countries: ['de'],
    kind: 'case',
    pattern: /\b(?:[IVX]{1,4}|\d{1,2}) (?:ZR|ZB|ZA|StR|AZR|AZN|C|S|O|U|BvR|BvL) \d{1,5}\/\d{2}\b/g,
  },
  {
    countries: ['ch'],
    kind: 'statute',
    pattern:
      /\b[Aa]rt(?:ikel|icle|icolo|\.)? ?(?<section>\d+[a-z]?)(?: ?(?:Abs\.|Ziff\.|lit\.|Bst\.|al\.|ch\.|let\.|cpv\.|n\.) ?[\da-z]+){0,3} (?<law>OR|ZGB|SchKG|StGB|StPO|DSG|KKG|UWG|SVG|OBG|BGG|DBG|ATSG|CO|LP|LCD|LCR|LAO|LEF|LIFD|LPGA)(?![\p{L}])/gu,
  },
  { countries: ['ch'], kind: 'case', pattern: /\b(?:BGE|ATF|DTF) \d{2,3} (?:[IVX]+[ab]?) \d+\b/g },
] as const satisfies readonly CitationForm[]

const FRENCH_CODES = [
  'du travail',
  'de la consommation',
  'de procédure civile',
  'de la route',
  'de commerce',
  "des procédures civiles d[’']exécution",
  "de la construction et de l[’']habitation",
  'de la sécurité sociale',
  'monétaire et financier',
  'des assurances',
  "de l[’']énergie",
  'général des impôts',
  'de procédure pénale',
  'pénal',
  'de la propriété intellectuelle',
  "de l[’']action sociale et des familles",
  "de l[’']organisation judiciaire",
  "des relations entre le public et l[’']administration",
  'de justice administrative',
  'général des collectivités territoriales',
  'des postes et des communications électroniques',
  'de la santé publique',
  'des transports',
  "de l[’']urbanisme",
  'civil',
].join('|')

const FRENCH_FORMS = [
  {
    countries: ['fr'],
    kind: 'statute',
    pattern: new RegExp(
      String.raw`\b[Aa]rt(?:icles?|\.) ?(?<section>[LRD]\.? ?\*?\.? ?\d+(?:-\d+)*)(?: (?:et suivants|alinéa \d+))? (?:du|de la|de l[’']) ?(?<law>[Cc]ode (?:${FRENCH_CODES})|[Ll]ivre des procédures fiscales)`,
      'gu',
    ),
  },
  {
    countries: ['fr', 'be', 'ca'],
    kind: 'statute',
    pattern:
      /\b[Aa]rt(?:icles?|\.) ?(?<section>\d+(?:[.-]\d+)*)(?: (?:et suivants|alinéa \d+))? (?:du|de la|de l[’']) ?(?<law>[Cc]ode (?:civil(?: du Québec)?|de procédure civile|pénal|de procédure pénale|judiciaire|de la route))/gu,
  },
  {
    countries: ['fr', 'be'],
    kind: 'statute',
    pattern:
      /\b(?:[Aa]rt(?:icle|\.) ?(?<section>\d+(?:-\d+)*) de la )?(?<law>[Ll]oi (?:n° ?[\d-]+ )?du \d{1,2}(?:er)? \p{Ll}+ (?:19|20)\d\d)/gu,
  },
  {
    countries: ['be'],
    kind: 'statute',
    pattern:
      /\b[Aa]rt(?:icles?|ikel(?:en)?|\.) ?(?<section>[IVX]+\.\d+(?:\/\d+)?)(?: (?:du|van het))? ?(?<law>CDE|WER|Code de droit économique|Wetboek van economisch recht)/g,
  },
  {
    countries: ['fr'],
    kind: 'case',
    pattern: /\b(?:Cass\.|Cour de cassation)[^\n]{0,60}?n° ?\d{2}-\d{2}\.\d{3}/g,
  },
] as const satisfies readonly CitationForm[]

const OTHER_FORMS = [
  {
    countries: ['nl', 'be'],
    kind: 'statute',
    pattern:
      /\b[Aa]rt(?:ikel(?:en)?|\.) ?(?<section>\d+[a-z]*(?::\d+[a-z]*)?)(?: lid \d+)?(?: van (?:het|de))? ?(?<law>BW|Rv|Awb|Wahv|Fw|Sr|Sv|AVG|Invorderingswet(?: 1990)?|Burgerlijk Wetboek|Gerechtelijk Wetboek)(?![\p{L}])/gu,
  },
  {
    countries: ['es'],
    kind: 'statute',
    pattern:
      /\b[Aa]rt(?:ículos?|s?\.) ?(?<section>\d+(?:\.\d+)*(?: (?:bis|ter))?)(?: y (?:siguientes|ss\.?))?(?: (?:de la|del|de los))? (?<law>Código (?:Civil|Penal)|LEC|LAU|LGT|LRJS|LCS|LPH|LSSI|TRLGDCU|CC|ET|Estatuto de los Trabajadores|Ley (?:Orgánica )?\d+\/\d{4}|Ley (?:General Tributaria|de Enjuiciamiento Civil|de Arrendamientos Urbanos|de Tráfico))/gu,
  },
  {
    countries: ['es'],
    kind: 'statute',
    pattern: /\b(?<law>(?:Ley (?:Orgánica )?|Real Decreto(?:-ley| Legislativo)? )\d+\/\d{4})/g,
  },
  { countries: ['es'], kind: 'case', pattern: /\b(?:STS|STC|SAP|STSJ)[^\n]{0,30}?\d+\/\d{4}/g },
  {
    countries: ['it'],
    kind: 'statute',
    pattern:
      /\b[Aa]rt(?:icol[oi]|t?\.) ?(?<section>\d+(?:-(?:bis|ter|quater|quinquies))?)(?:,? comma \d+,?)?(?: (?:del|della|dello))? ?(?<law>codice (?:civile|penale|della strada|del consumo|di procedura civile)|c\. ?c\.|c\. ?p\. ?c\.|c\. ?p\.|C\.d\.S\.|cod\. ?civ\.)/gu,
  },
  {
    countries: ['it'],
    kind: 'statute',
    pattern:
      /\b(?:[Aa]rt(?:icolo|\.) ?(?<section>\d+)(?:,? comma \d+,?)?(?: (?:del|della))? ?)?(?<law>(?:[Ll]egge|L\.|[Dd]\. ?[Ll]gs\.|[Dd]\.P\.R\.|D\.L\.) (?:\d{1,2}[°º]? \p{Ll}+ (?:19|20)\d\d, )?(?:n\. ?)?\d+(?:\/(?:19|20)?\d\d| del (?:19|20)\d\d)?)/gu,
  },
  {
    countries: ['it'],
    kind: 'case',
    pattern: /\bCass(?:azione|\.)[^\n]{0,40}?n\. ?\d+(?:\/| del )\d{4}/g,
  },
  {
    countries: ['jp'],
    kind: 'statute',
    pattern:
      /(?<law>(?:民法|商法|刑法|会社法|民事訴訟法|民事執行法|借地借家法|労働基準法|労働契約法|消費者契約法|特定商取引(?:に関する)?法(?:律)?|貸金業法|利息制限法|著作権法|国税通則法|道路交通法|破産法|割賦販売法|\p{Script=Han}{2,12}法))第?(?<section>\d+)条/gu,
  },
] as const satisfies readonly CitationForm[]

/** Tried in order: of two that overlap, the earlier form stands. */
export const CITATION_FORMS: readonly CitationForm[] = [
  ...COMMON_LAW_FORMS,
  ...US_FORMS,
  ...GERMAN_FORMS,
  ...FRENCH_FORMS,
  ...OTHER_FORMS,
]

/** Well-known statutes whose form alone does not show the country. */
export const WELL_KNOWN = [
  { country: 'ca', law: /^code civil du québec$/i },
  { country: 'be', law: /^(?:code judiciaire|Gerechtelijk Wetboek)$/i },
  {
    country: 'gb',
    law: /^(?:Consumer Credit Act 1974|Limitation Act 1980|Protection from Eviction Act 1977|Housing Act (?:1985|1988|1996|2004)|Protection of Freedoms Act 2012|Consumer Rights Act 2015|Equality Act 2010|Employment Rights Act 1996|Tribunals, Courts and Enforcement Act 2007|Insolvency Act 1986|Data Protection Act 2018|Protection from Harassment Act 1997|Renters’? Rights Act 2025|Landlord and Tenant Act (?:1985|1987))$/,
  },
  {
    country: 'ie',
    law: /^(?:Statute of Limitations 1957|Unfair Dismissals Act 1977|Residential Tenancies Act 2004|Consumer Rights Act 2022|Consumer Protection Act 2007)$/,
  },
  {
    country: 'au',
    law: /^(?:Competition and Consumer Act 2010|Fair Work Act 2009|National Consumer Credit Protection Act 2009|Residential Tenancies Act 1997|Residential Tenancies Act 2010|Privacy Act 1988)$/,
  },
  {
    country: 'nz',
    law: /^(?:Limitation Act 2010|Fair Trading Act 1986|Consumer Guarantees Act 1993|Residential Tenancies Act 1986|Employment Relations Act 2000|Credit Contracts and Consumer Finance Act 2003|Privacy Act 2020)$/,
  },
] as const satisfies readonly { country: CountryCode; law: RegExp }[]
