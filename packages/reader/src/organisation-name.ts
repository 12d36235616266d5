/** What the name of an organisation looks like, and how to cut it out of a line. */
import { asksOnce } from './asked-lately.ts'
import { DESK_ABROAD } from './cues/desks.ts'
import {
  FOREIGN_HEADING,
  FOREIGN_ORGANISATION,
  NO_NAME_ABROAD,
  OPENS_NAME,
} from './cues/name-words.ts'

/** "Notewell.io", "Tarn.com.au Pty Ltd": a house that goes by its address. */
const WEB = String.raw`(?:\.(?:com|net|org|co|io|app|ai)(?:\.[a-z]{2})?(?![\p{L}\p{N}-]))?`
const WORD = String.raw`(?:\p{Lu}[\p{L}\p{N}'&-]{0,30}${WEB}\.?(?=\s|[,.;:)"\n]|$)|\d{1,3}\b|(?:plc|ltd|llp)\b)`
const LINK = String.raw`(?: (?:of|and|&|the|for|to|in|upon|de|du|des|la|le|von|der|und|van|het|del|di|della|delle|y|e|et|en|zu|für|aux) ?| (?:(?:de |à )?l|d|dell|all)['’]| \([\p{L} ]{2,24}\) ?| - | )`

/** A run of words with capitals, at most nine, joined by small words. Bounded, so linear. */
export const NAME = String.raw`\p{Lu}[\p{L}\p{N}'&-]{0,30}${WEB}(?:${LINK}${WORD}){0,8}`

const ORGANISATION =
  /\b(?:ltd|limited|plc|llp|p?llc|(?<=, )p\.[ac]|inc|gmbh|ag|kg|ohg|sarl|sprl|bvba|sasu|eurl|sagl|sas|s\.?a\.?|srl|s\.p\.a|spa|b\.?v\.?|n\.?v\.?|pty|dac|cic|council|fair trading|consumer affairs|cyngor|borough|court|tribunal|solicitors?|group|bank|building society|insurance|insurers?|mutual|association|agents?|services?|recover(?:y|ies)|collections?|financ(?:e|ial)|credit|parking|licensing|energy|water|power|gas|electricity|telecom|mobile|broadband|management|partners?|partnership|university|college|school|academy|trust|nhs|surgery|practice|society|homes|housing|lets|lettings|estates?|propert(?:y|ies)|legal|law|enforcement|department|agency|office|authority|centre|hmrc|dwp|dvla|dvsa|ukvi|hmcts|(?:deposit|redress|compensation|protection) scheme|companies house|land registry|revenue|customs|police|constabulary|mail|union|club|church|charity|parish|diocese|foundation|company|co|corporation|holdings|solutions|international|capital|loans|lending|portfolio|investments?|rentals?|officers|bailiffs|music|control|security|systems|media|networks?|friends of|(?<=['’]s )n\.?s|clinic|hospital|hospice|veterinary|vets?|tyres|kennels|stores?|dental|motors?|transport|executive|ombudsman|commission(?:ers)?|airways|airlines|railway|trains|pensions?|savings|medical|opticians?|pharmacy|holidays|travel|plumbing|heating|boilers?|roofing|tiling|carpentry|joinery|decorat(?:ing|ors)|fencing|paving|drainage|locksmiths?|upholstery|removals|tuition|photography|windows|kitchens|electrical|catering|nursery|studios?|salon|supplies|wholesale|logistics|freight|scaffolding|cleaning|couriers?|recovery|lender|home health|health systems?|gyms?|fitness|leisure|debt|assets?|retail|tax|chambers|advocates|associates|personnel|committee|federation|cable|pictures|records|mill|paper|nursery|leasing|coaches|skips?|flooring|landscap\w+|driveways|glazing|conservator\w+|library|theatre|museum|garage|builders?|construction|frames|health ?care|health plan|plan|medical|cooperative|co-operative|coop|bureau|county|sheriff|district|(?:city|town|village|township) of \p{L}+|utility|utilities|works|realtors?|apartments|condos|condominiums?|townho(?:m|us)es|rental|funding|acceptance|receivables|servicing|processing|attorneys?|brothers|bros|sons|dealership|cars|autos?|bakery|caf[eé]|restaurant|hotel|farm|charit(?:y|ies)|ministry|administration|registry|embassy|recruitment|shopping|living|accommodation|halls|agency|tollway|turnpike|employment tribunals|(?:allowance|benefits?) unit|jobcentre|board|branch|affairs|treasury|scheme|institute|secretariat|directorate|registrar|republic|citizenship canada|county clerk|treasurer|comptroller)\b|株式会社|有限会社|市役所|区役所/iu

const HEADING =
  /(?<![\p{L}\p{N}])(?:notice|announcement|voice ?mail|transcript|attention|(?:payment|contact|account|property|bank) details|charge for payment|small claims$|money claims|insolvency|rules \d{4}|stage\b|high court of justice|office hours|bulk centre|^i (?:called|attended|visited)|in association with|acting for|serves \d|county of|specialists?$|letter before|letter of|demand|reminder|claim form|invoice|statement|urgent|warning|bill\b|charge certificate|order for recovery|newsletter|minutes|curriculum|agenda|important|final|attended|private|confidential|without prejudice|summons|arrears|particulars|official|costs$|judgment|decree|warrant of|writ of|summary warrant|simple procedure|form of|request for|what (?:to|happens)|how to|response from|summary dismissal|gross misconduct|disciplinary|your|our|we|you|this|act now|pay|thank|dear|yours|regards|sincerely|enclosed|page|pagina|seite|tel|ref|receipt|welcome|information|appeal|council tax|contravention|intended|proceedings|parking charge|penalty|chapter|part \d|section|account number|date|unpaid|overdue|action required|frequently|questions|amount|total|balance|payslip|profile|claim|form|adran|vehicle|reg|renting homes|treth|employment history|education|experience|cordialement|dernière|bonjour|saluti|option \d|step \d|are|is|has|have|will|recorded delivery|first class|by email|by post|via (?:electronic|e-?mail|usps|certified|fax|first|regular|hand|courier|overnight|post)|^to the|overpayment decision|signed for|delivered|aviso|kündigung|mahnung|avis|relance|objet|betreff|case|registered in|sheriffdom|attendance|text message|delivered by hand|do not|approved operator|acknowledge?ment of|disconnection of|termination of|discontinuance|response pack|explanation of|notification|agreement|settlement|contract|tenancy|rent increase|service charges?$|ground rent|rent stage|self assessment|summary of|breakdown|ways to pay|outcome of|review meeting|risk of redundancy|second (?:notice|letter)|enforcement of a|application for|applicant|respondent|plaintiff|defendant|garnishee|state of|people of the|in the matter|dispute (?:notice|number)|insured|policyholder|reference|of the (?:month|week|year)|privacy|breathing space|(?:three|five|seven|ten|fourteen|thirty|sixty|ninety|\d+)[- ]day|warrant$|ea card|questionnaire|survey|vacancy|redundanc(?:y|ies)$|redundancy consultation|evictions?$|cease communication|legal basis|cease (?:and|&) desist|housing payment|greetings|parking on|a guide|compliance notice)(?![\p{L}\p{N}])/iu
const DEPARTMENT =
  /^(?:(?:customer|estates?|client|collections?|recover(?:y|ies)|litigation|credit|legal|accounts?|revenues?|income|benefits?|claims?|licensing|regional|bus lane|parking|enforcement|debt|housing|leasehold|resident|security|finance|payments?|public performance|administration|outpatients?|booking|bookings|appointments?|fund-?raising|supporter|membership|admissions|community|patient|practice|school|exams?|pre-legal|deposit|human|hr|people|talent|awards?|events?|tenancy|rents?|residence|casework|complaints?|savings|business|council|utility|billing|citations?|violations?|field|processing)[ &,]*(?:and |& |to )?)+(?:care|control|services?|team|department|dept|unit|section|office|manager|officer|support|relations|recovery|recoveries|collections?|benefits|development|right to buy services?|licensing|operations|accounts?|resources|management|tax|department team|cent(?:re|er)|processing(?: cent(?:re|er))?|performance)*(?: (?:department|team|unit|section|office|service))?$/i
const GENERIC =
  /^(?:certificated |civil |the )?(?:universal credit|gas safe(?: register(?:ed)?)?|citizens advice bureau or .*|soggetto mittente|personal independence payment|attendance allowance|carer's allowance|inc|llc|corp|gmbh|member services|patient services|certified mail|first class mail|registered mail|city council|town council|county court|sheriff court|magistrates' court|superior court|enforcement (?:agents?|services|department)|bailiffs?|solicitors|debt collect(?:ors?|ion)|sheriff officers?(?: and messengers.at.arms)?|llp|plc|company|group|services?|university|legal occupier|council|bank|signed|(?:full )?names?|address|details|limited|ltd|court|agent|tenants?|landlords?|local taxation|service centre|legal officer|enforcement authority|building management|(?:issuing|charging|billing) authority|(?:homeowners['’]? |owners['’]? )?association|serial|(?:property|motor|casualty|liability|home) (?:claims?|liability)|legal warning|key points|justice of the peace|national credit code|manager|management co|(?:modem|line) rental|(?:rent|balance|amount) due|(?:mutual )?insurance|claims|billing|support|finance|legal|barristers|trusts|department of the treasury|public services?|referral to|customers?|members?|team|reception|reception team|destinatari[oa]s?|destinataires?|empfänger(?:in)?|geadresseerden?|remitente|mittente|expéditeur|afzender|absender|high court enforcement|thanks|many thanks|cheers|take care|best wishes|full[- ]time|part[- ]time|permanent|z poważaniem|amministrazione|administración|administration|buchhaltung|comptabilité|boekhouding|administratie|contabilidad|dział \p{L}+|mit freundlichen grüßen|hochachtungsvoll|hoogachtend|cordialement|un saludo|distinti saluti|met vriendelijke groet)(?:\(s\))?$/iu
const PERSON =
  /^(?:mevrouw|meneer|de heer|dhr|mevr|monsieur|madame|señora?|signora?|landlord|tenant|mum|dad|nurse|agent|officer|warden|clerk|cllr|madam|mr|mrs|ms|miss|mx|dr|prof|rev|sir|mme|herrn?|frau|sr|sra)\b|^(?:d|dña|dª)\. (?=\p{Lu})/iu
const ADDRESS =
  /^unit \d|^co\. ?\p{L}+$|^c\/ ?\p{L}|^\p{L}+ service cent(?:re|er)$|[ ,][A-Z]{1,2}\d{1,2}[A-Z]?$|\b(?:street|(?<!^)(?:road|lane|close|drive|place|square)|avenue|gardens|crescent|terrace|way|house|floor|flat|court(?= ?,)|row|hill|park(?= ?,)|straße|strasse|rue|calle|via|p\.?o\.? box)\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/iu

/** What a firm is: "Chartered Surveyors", "Residential Lettings & Property Management". */
const FIRM_KIND =
  /^(?:(?:residential|commercial|property|estates?|lettings?|sales|block|asset|facilities|management)(?:,? (?:&|and) |, | )){1,5}(?:lettings?|management|agents?|sales|surveyors)$|^(?:(?:chartered|certified|registered|authorised|independent|licensed|specialist|professional|patent|debt) (?:and |& )?(?:[\p{L}&]+ ){0,4}(?:attorneys|surveyors|accountants|agents|practitioners|engineers|architects|advis[eo]rs|brokers|planners|managers)|solicitors|barristers|attorneys(?: at law)?|accountants|bailiffs|rechtsanwälte|avocats|abogados|avvocati|advocaten)\b/iu
/** What a person does there, or the state that prints its name above an office: "HR Business Partner", "Inhaber". */
const NO_ONES_NAME =
  /^(?:(?:hr|people|talent|human resources) (?:business )?partner|(?:(?:senior|executive|assistant|group) )?vice[- ]president|head ?(?:teacher|master|mistress)|principal|treasurer|bursar|secretary|chair(?:man|woman|person)?|skipper[- ]owner|clerk to the \p{L}+|(?:head|director|clerk|secretary) (?:of|for) (?:[\p{L}&]+ ?){1,4}|prosecutions? officer|case officer|(?:sheriff |court )?clerk(?: depute| of (?:the )?court)?|managing agents?|harbour office|revenue protection(?: (?:and|&) prosecutions)?|head office(?: \p{L}+)?|residents['’] survey|republic of \p{L}+|république française|repubblica italiana|bundesrepublik deutschland|confédération suisse|schweizerische eidgenossenschaft|registered keeper|solicitor|legal counsel|general counsel|(?:l['’]|il )?amministratore(?: (?:di condominio|pro ?tempore|del condominio))?|(?:il|la) (?:responsabile|dirigente|segreteria)|le (?:comptable public|gestionnaire|syndic|gérant)|(?:el|la) administrador[a]?|der verwalter|die hausverwaltung|de beheerder|no-?reply|gov\.?uk|inhaber(?:in)?|geschäftsführ(?:er|erin|ung)|gérante?|le directeur|direct(?:eur|or|ora)|titolare|eigenaar|owner|proprietor|propriétaire|(?:[\p{L}&]+ ){1,4}(?:manager|director|controller|supervisor|team leader)|(?:(?:senior|assistant|income|housing|tenancy|recovery|rents?|finance|accounts|legal|welfare|liaison|support|compliance|planning|licensing|billing|council|tax|benefits?|environmental|health) ){1,4}officer|[\p{L}' ]{3,30} (?:industrial|trading) estate|[\p{L}' ]{3,30} (?:business|retail|enterprise|science|technology) park)$/iu

/** True for the desk of a house: "Awards Team", "Collections Department". */
export const isDesk = (line: string): boolean => DEPARTMENT.test(line)

/** True for a line that only says what the firm above it is. */
export function isDescription(line: string): boolean {
  return FIRM_KIND.test(line) || SLOGAN.test(line)
}

/** "Die Krankenkasse für Hafen und Handel", "Votre énergie pour demain". */
const SLOGAN =
  /^(?:die|der|das|ihre?|la|le|votre|su|il|la sua|uw|de|your) \p{L}+ (?:für|pour|para|per|voor|in der|for) (?!die |den |das )/iu

/** True when a word of the name says that it is a firm, a body or an office. */
export const isOrganisation: (name: string) => boolean = asksOnce(
  (name) => ORGANISATION.test(name) || FOREIGN_ORGANISATION.test(name) || name.endsWith(' SE'),
)

/** True when the words could be a name at all: not a heading, a person, an address or a department. */
export const looksLikeName: (printed: string) => boolean = asksOnce((printed) => {
  const name = isOrganisation(printed) ? printed.replace(IN_QUOTES, '$1') : printed
  if (isNoName(name) || !isCapitalised(name)) return false
  if (FIRM.test(name)) return !ADDRESSED.test(name)
  return !isHeading(name) && !isStreet(name) && (endsAsFirm(name) || !ADDRESS.test(name))
})

/** 'Kulturverein „Alte Mühle“ e. V.', "Association « Les Tilleuls »": the own name of a body behind what it is. */
const IN_QUOTES = /(?<=\p{L} )["„“«] ?(\p{Lu}[^"„“”«»\n]{1,40}?) ?["“”»]/u

/** "Réparation automobile", "Verwaltung von Wohneigentum": what a house does, in small letters. */
const TRADE_ABROAD =
  /^(?:Réparation|Entretien|Vente|Location|Gestion|Travaux|Transactions?|Administration|Verwaltung|Verkauf|Vermietung|Gestione|Vendita|Riparazione)(?: (?:de |d['’]|von |et |und |& |di |e )?\p{Ll}[\p{L}'’-]+| von \p{Lu}\p{L}+){1,4}$/u

/** Too short or long, a person, a part of a house, what a firm is, a code. */
function isNoName(name: string): boolean {
  if (name.length < 3 || name.length > 80 || !/\p{L}{2}/u.test(name)) return true
  const bare = OPENS_AS_FIRM.test(name) ? name.replace(/ \d{1,4}$/, '') : name
  if (
    NO_NAME.test(
      bare.replace(PLAN_NUMBER, '$1').replace(YEAR_IN_FIRM, '').replace(NUMBERED_FIRM, ''),
    )
  )
    return true
  const isKind = FIRM_KIND.test(name) && name.endsWith('s') && name.split(' ').length <= 5
  return (
    isKind ||
    [PERSON, DEPARTMENT, GENERIC, NO_ONES_NAME, NO_NAME_ABROAD, DESK_ABROAD, TRADE_ABROAD].some(
      (one) => one.test(name),
    )
  )
}

/** "Ferrier Street Housing": its last word says what it is, and it has no house number. */
function endsAsFirm(name: string): boolean {
  const words = name.split(' ')
  return words.length >= 2 && !/\d/.test(name) && isOrganisation(words.at(-1) ?? '')
}

/** A heading of a paper, in any language. */
export function isHeading(name: string): boolean {
  // "Surnmary of": a scanner's m.
  return HEADING.test(name.replace(/rn/g, 'm')) || HEADING.test(name) || FOREIGN_HEADING.test(name)
}

/** "Oudedijk 40": a street and its number. */
function isStreet(name: string): boolean {
  return STREET_NUMBER.test(name) && !FOREIGN_ORGANISATION.test(name) && !OPENS_AS_FIRM.test(name)
}

/** "SAS Garage du Lac 2000", "SCP Juris 75": the legal form before a name that ends in a number. */
const OPENS_AS_FIRM =
  /^(?:SASU?|SARL|SA|SCI|SCP|SCM|SNC|EURL|SELARL|SELAS|SPRL|SRL|GmbH|Sàrl|Ditta|Étude|Etude) /

const STREET_NUMBER = /^\p{Lu}[\p{L}.'-]+(?: \p{L}[\p{L}.'-]*){0,2} \d{1,4}[a-z]?$/u

/** Words that make a name even of a line that reads like a heading or an address. */
const FIRM =
  /\b(?:ltd|limited|plc|llp|llc|inc|gmbh|sarl|sprl|bvba|s\.?r\.?l|b\.?v|pty|council(?! tax)|association|bank|solicitors|borough|court at|school|centre|university|legal|law|surgery|clinic|library|practice|recoveries|collections|department (?:for|of)|insolvency service|companies house|(?:licensing|standards|revenue|environment|legal aid|child support) agency|(?:deposit|protection) scheme|licensing authority|vehicle (?:\p{L}+ )?agency|allowance unit|(?:allowance|benefits?) office|pension service|jobcentre)\b|\b(?:branch|board|affairs|directorate|(?:settlement|claims?|notice|fund|scheme|compensation|redress) administrators?)$/iu
const ADDRESSED =
  /\b(?:your|our|we|you|dear|trip|notice of|letter|final notice|legal (?:action|notice|proceedings|basis|information|rights)|last reminder|client care)\b/i
/** "Strata Plan EPS 4471", "Owners Corporation Plan 44718", "Tarn Condominium Corporation No. 0417": a body that has a number for a name. */
const PLAN_NUMBER =
  /(\b(?:plan|lodge|branch|owners|sectional title|(?:condominium|owners|strata) corporation)) (?:no\.? ?)?(?:[A-Z]{2,4} ?)?(?:\d{3,6}|\d{3} \d{3}(?: [A-Z])?)$/i
/** "2490117 Ontario Inc.", "9123-4567 Québec inc.": a company that has a number for a name. */
const NUMBERED_FIRM =
  /^\d{4}-?\d{2,4} (?=(?:Ontario|Alberta|B\.?C\.?|Canada|Qu[eé]bec|Manitoba|Saskatchewan|Nova Scotia|N\.?B\.?) (?:Inc|Ltd|Lt[eé]e|Limited|Corp|ULC)\b)/i
/** "Hostelería Tarn 2010, S.L.": the year in which a firm was founded. */
const YEAR_IN_FIRM =
  / (?:19|20)\d\d(?=,? (?:S\.?[AL]\.?|S\.?L\.?U|GmbH|UG|AG|SRL|S\.?r\.?l|SARL|SAS|B\.?V|N\.?V)(?!\p{L}))/iu
const NO_NAME =
  /^non-?payment\b|^(?:leaseholders|residents|tenants|occupiers|occupants|parents|families|neighbours|neighbors|householders|homeowners) (?:of|at|in) |^an? (?:business|trading|registered|assumed) (?:name|style) of\b|^(?:fáilte|welcome|greetings|howdy|aloha|kia ora|g['’]day|hello|hi)$|^(?:three|five|seven|ten|fourteen|fifteen|twenty|thirty|sixty|ninety)$|^a professional law corporation$|^(?:to|dated|at the) (?=\p{Lu})|\d[.,]\d\d$|\d\/\d|\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*$|."|^[A-Z]{1,3}-?\d{1,3}[A-Z]?$|\b\d+ (?:of|OF) \d+\b|[?!@£$€]|\d{4}|[:;]/iu

function isCapitalised(name: string): boolean {
  const words = name.split(' ')
  // "Juzgado de Primera Instancia e Instrucción nº 2 de Tarnela de la Sierra": small words make no name long.
  const long = words.filter((word) => !/^(?:\p{Ll}{1,3}|n[.º°]{1,2})$/u.test(word))
  const capital = words.filter((word) =>
    /^(?:(?:d|l|dell|all|nell)['’]|\p{Ll}{1,5}(?=\p{Lu}))?[\p{Lu}\p{N}(&\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(
      word,
    ),
  ).length
  return (
    words.length <= 14 &&
    long.length <= 10 &&
    (capital >= words.length * 0.5 || /株式会社/.test(name) || OPENS_NAME.test(name))
  )
}

const TRADER = /^\p{Lu}[\p{L}.' -]{2,40} (?:t\/a|trading as) \p{Lu}[\p{L}\p{N}&.' -]{1,40}/iu

/** "… is authorised and regulated by", "… registered in England": no part of the name. */
const SAID_OF_IT =
  / (?:(?:is|are|was|has|have|will|may|who|which|with|whose|at|in|on|from|under) |(?:registered|authorised|regulated|company) )/
/** "Tarnley Legal Ltd trading as Tarnley": a firm has its name already. */
const FIRM_TRADES = /\b(?:ltd|limited|plc|llp|llc|inc)\.? (?:t\/a|trading as) /i

/** "Dr S. Venning t/a Ballymote Dental": a trader is named with the trade. */
export function traderIn(printed: string): string | undefined {
  const named = TRADER.exec(printed)?.[0].split(SAID_OF_IT, 1)[0]?.trim()
  return named === undefined || FIRM_TRADES.test(named) ? undefined : named
}
