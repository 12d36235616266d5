/** Words that stand where a sender stands and name none: a trade, an office, a court over a paper that no court writes. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { hasSign } from './letter.ts'
import type { Letter } from './letter.ts'

/** Those who do a trade, in the plural of a firm. */
const TRADERS = String.raw`(?:solicitors|barristers|advocates|attorneys(?: at law)?|lawyers|notaries(?: public)?|conveyancers|accountants|auditors|surveyors|valuers|auctioneers|(?:estate |letting |managing |property |patent |collection |enforcement |insurance )?agents|brokers|(?:insolvency )?practitioners|trustees in bankruptcy|sheriff officers|messengers[- ]at[- ]arms|bailiffs|debt collectors|receivers|(?:property )?factors|property managers|(?:loss )?(?:adjusters|assessors)|investigators|architects|engineers|(?:financial )?advis[eo]rs|consultants|planners|(?:veterinary )?surgeons|opticians|(?:funeral )?directors|builders|contractors|plumbers|electricians|roofers)`
const KINDS = String.raw`(?:(?:chartered|certified|certificated|registered|licensed|authorised|independent|specialist|professional|incorporated|qualified|commercial|residential|general|public|consumer|tax|legal|forensic|land|building) ){0,2}`
/** "Messengers-at-Arms and Sheriff Officers", "Chartered Surveyors and Managing Agents": nothing but what a firm is. */
const ONLY_TRADE = new RegExp(
  String.raw`^${KINDS}${TRADERS}(?:(?:,| and| &|, and| \/|\/) ?${KINDS}${TRADERS}){0,3}$`,
  'iu',
)

/** True for a line that says what the firm above it does, and not how it is called. */
export function isTradeAlone(line: string): boolean {
  return [ONLY_TRADE, ONLY_LAWYER, ONLY_INSURER].some((one) => one.test(line.trim()))
}

/** "Compañía de Seguros y Reaseguros, S.A.", "Seguro de Hogar": what an insurer is, and what it insures. */
const ONLY_INSURER =
  /^(?:(?:compañía|entidad|mutua|société|compagnie|compagnia|società) (?:\p{Ll}+ )?(?:de |d['’]|di )?(?:seguros|assurances?|assicurazion[ei])(?: y reaseguros| et de réassurances?| e riassicurazioni)?(?:, ?s\.?a\.?|, ?s\.?p\.?a\.?)?|(?:seguros? (?:de|del) |assurance |assicurazione |polizza )(?:la |il )?(?:hogar|auto|coche|moto|vida|salud|decesos|habitation|automobile|auto|santé|vie|casa|vita|moto))$/iu

/** "Rechtsanwalt", "Abogado" below a name. */
const ONLY_LAWYER =
  /^(?:(?:fach|rechts)anw[aä]lt(?:e|in|innen)?|notar(?:in)?|steuerberater(?:in)?|avocate?s?(?: à la cour)?|notaire|abogad[oa]s?|procurador[a]?|notari[oa]|avvocat[oi]|advoca(?:at|ten)|notaris)$/iu

/** "Issued by: Registrar", "Landlord" below a name: what somebody is there. */
const ONLY_OFFICE =
  /^(?:(?:your|the|deputy|acting|assistant|chief|district|court|magistrates['’]?) )?(?:(?:co-?)?founders?(?: (?:&|and) \p{L}+(?: \p{L}+){0,3})?|(?:president|chair(?:man|woman)?)(?: (?:&|and) \p{L}+(?: \p{L}+){0,3})|c[efto]o|chief (?:executive|financial|operating|legal|technology|compliance)(?: officer)?|(?:managing|general|senior|equity) partner|managing member|(?:authori[sz]ed )?signatory|authori[sz]ed (?:agent|representative|officer)|registrar|prothonotary|court officer|clerk(?: (?:of|to) the (?:court|justices))?|(?:justices? of the )?peace|justices?|magistrate|judge|informant|prosecutor|landlord|landlady|lessor|lessee|(?:property |home |unit )?owner|owner of the property|property manager|letting agent|occupier|(?:the )?board(?: of (?:directors|trustees|managers))?|bookings?|surgical bookings|sent|signed|written|prepared|(?:senior )?(?:income|rents?|arrears|credit|recovery|leasehold) (?:recovery )?(?:officer|controller|manager|adviser|collector)|(?:local )?taxation(?: (?:service|section|team|department|division|unit|office))?)s?$/iu

/** "El acreedor", "Der Gläubiger": the part that somebody plays, and no name. */
const PART = String.raw`(?:der|die|el|la|le|il|lo|de|het) (?:gläubiger(?:in)?|(?:parte )?acreedora?|créanci(?:er|ère)|creditore|creditrice|schuldeiser(?:es)?)`
const ONLY_PART = new RegExp(
  String.raw`^(?:${PART}|vermieter(?:in|schaft)?|verhuurder|verhuurster|bailleur|bailleresse|arrendador[a]?|locatore|locatrice)$`,
  'iu',
)
/** "À la requête de la SCI Tarn": for whom an officer acts. */
const ACTS_FOR = /^[aà] la (?:requête|requete|demande) d/iu
const BELOW_PART = new RegExp(String.raw`\n[ \t]*${PART}[ \t]*:?[ \t]*\n[ \t]*$`, 'iu')
const LAST_LINES = /^[^\n]{2,80}(?:\n[^\n]{0,90}){0,4}$/u

/** "Agence de Rennes", "Kantoor Zwolle", "Geschäftsstelle Köln": the office of a house that is named beside it. */
const BRANCH =
  /^(?:[Aa]gence (?:locale )?(?:de |du |d['’])(?!Services|Voyages|Recouvrement|Presse)|AGENCE (?:DE |DU |D['’])(?!SERVICES|VOYAGES|RECOUVREMENT|PRESSE)|Geschäftsstelle |[Ff]iliale (?:di |de )?|Kantoor |Sede (?:di|territoriale di) )\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}$/u

/** True for the name of a branch, which says where a house sits and not who it is. */
export function isBranch(name: string): boolean {
  return BRANCH.test(name.trim())
}

/** True for the last name of a letter below a line that says "the creditor": who signs so writes for nobody else. */
export function signsBelowPart(text: string, start: number): boolean {
  const isBelow = BELOW_PART.test(text.slice(Math.max(0, start - 40), start))
  return isBelow && LAST_LINES.test(text.slice(start))
}

/** True where the words are an office or a role that anybody may hold. */
export function isOfficeAlone(name: string): boolean {
  return [ONLY_OFFICE, ONLY_PART, ACTS_FOR].some((one) => one.test(name.trim()))
}

/** A landlord's own notice prints the court to which it will go: "SUPERIOR COURT - UNLAWFUL DETAINER" over "3 day notice to quit". */
export function isCourtOverNotice(
  letter: Letter,
  documentType: DocumentType,
  name: string,
): boolean {
  if (documentType !== 'EVICTION_NOTICE' && documentType !== 'RENT_ARREARS_LETTER') return false
  const form = letter.working.text.slice(0, 4000)
  if (OF_TENANCIES.test(name) && FILLED_IN.test(form)) return true
  if (!/\bcourt\b/i.test(name) || hasSign(letter, 'claim_number')) return false
  const text = letter.working.text.slice(0, 4000)
  return OWN_NOTICE.test(text) && TO_COME.test(text) && !OF_COURT.test(text)
}

/** An office that prints the forms which landlords and agents give. */
const OF_TENANCIES =
  /^(?:residential tenanc(?:y|ies) (?:authority|branch|board|office)|rental bond board|consumer affairs victoria|landlord and tenant board|rentalsman|(?:nsw )?fair trading|consumer and business services|consumer protection|tenancy services)\b/i
const FILLED_IN =
  /\b(?:notice (?:is )?(?:issued|given|served) by|landlord['’]s name|name of (?:the )?(?:landlord|lessor|rental provider|property manager)|(?:issued|given) by:?\s*(?:\[.?\]|the )? ?(?:property (?:owner|manager)|landlord|lessor|rental provider|agent)|give this (?:form|notice) to the (?:tenant|renter|resident)|from:? \(?landlord)\b/i

const OWN_NOTICE =
  /\bnotice (?:to|for) (?:the tenants? to )?(?:pay|quit|vacate|cure|leave|perform)\b|\b(?:\(?\d+\)?|three|five|seven|ten|fourteen|thirty)[- ]days?['’]? notice\b|\bnotice to quit\b/i
/** The suit has not been brought yet. */
const TO_COME =
  /\b(?:proceedings|suit|action|lawsuit|case|petition|complaint|claim)\b[^.\n]{0,40}\b(?:will|may|shall|can|could|would)\b|\b(?:will|may|shall|can|could)\b[^.\n]{0,60}\b(?:file|bring|commence|start|institute|instituted|begin|sue|court|evict\w*)\b/i
const OF_COURT =
  /\b(?:case|index|docket|cause|file) (?:no|number|#)|\byou are (?:hereby )?(?:summoned|commanded)\b|\bwrit of\b|\bwarrant (?:of|for)\b|\bit is (?:hereby )?ordered\b|\bby order of the court\b/i
