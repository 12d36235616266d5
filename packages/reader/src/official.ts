/** Whether a court, council, government body or other statutory power demands. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Reading } from '@plainletter/contracts/reading'

import { decidesBenefit } from './benefit-decision.ts'
import { PUBLIC_ABROAD } from './cues/name-words.ts'
import { signsOf } from './letter.ts'
import type { Letter } from './letter.ts'
import { isBulletin, isMinutes } from './ordinary-paper.ts'
import { isOffence } from './pressing-steps.ts'
import {
  isChildProtection,
  isOnMaintenance,
  isOrder,
  isRefusal,
  isRemoval,
  isWitnessSummons,
} from './unnamed-papers.ts'

type Known = Pick<Reading, 'documentType' | 'senderOrganization' | 'deadline'>

const ALWAYS_OFFICIAL: ReadonlySet<DocumentType> = new Set([
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'BAILIFF_NOTICE',
  'PENALTY_CHARGE_NOTICE',
  'TV_LICENCE_LETTER',
  'COUNCIL_TAX_DEMAND',
  'TAX_DEMAND',
  'BENEFIT_OVERPAYMENT',
])
const NEVER_OFFICIAL: ReadonlySet<DocumentType> = new Set([
  'ENQUIRY',
  'SCAM_LETTER',
  'PARKING_TICKET',
  'PPL_PRS_BILL',
  'DISMISSAL_LETTER',
  'COPYRIGHT_INFRINGEMENT_LETTER',
])
const NEEDS_PUBLIC_SENDER: ReadonlySet<DocumentType> = new Set([
  'TAX_DEMAND',
  'BENEFIT_OVERPAYMENT',
])
/** Words in the name of a public body. */
export const PUBLIC_NAME =
  /\b(?:council|borough of|corporation of|hmrc|hm revenue|revenue and customs|revenue commissioners|^revenue$|^(?:irs|cra|ato|ssa)$|fair trading|consumer affairs|rental bonds? (?:online|authority)|dvla|department for|dwp|courts?|tribunal|police|constabulary|home office|(?<!\b(?:collections?|recovery|credit|debt|lettings?|estate|employment|recruitment|enforcement|travel|rental|insurance|photo(?:graphy)?|picture|model|news|press|care|cleaning|reporting|commercial|adjustment|tracing) )agency|receivables management office|transport for \p{L}+|school districts?|board of education|citizenship and immigration|(?:citizenship|social development|veterans affairs|indigenous services) canada|visas (?:and|&) immigration|vicroads|main roads|service (?:nsw|ontario|victoria|tasmania|nova scotia|bc)|worksafe\w*|waka kotahi|work and income|student loans|internal revenue|inland revenue|attorney general|default resolution group|department of revenue|cyngor|government|authority|child maintenance|land (?:and|&) property|summoning bureau|tenancy (?:branch|tribunal)|residential tenancies|electoral|registrar|ombudsman|commission|ministry of|(?:employment|labou?r|workforce)(?: (?:development|security|services|training))? (?:department|office)|benefits administration|(?<!employee )(?:allowance|benefits?|(?:pension|universal) credit) (?:unit|cent(?:re|er)|office)|(?<=^|^the )pension service|jobcentre|service canada|services australia|tax and customs|maintenance service|housing executive|tax credits?|social security|human services|disability (?:insurance agency|support program)|ontario works|state of \p{L}+|department of|companies house|children's (?:aid|services|social care)|tusla|oranga tamariki|land registry|information commissioner|franchise tax board|water authority|(?:city|ward) office|municipal (?:utilit(?:y|ies)|waters?|sewers?|light|electric|power|gas|services|court|department|authority|district)|city of|county of|town of|township of|village of|municipality of)\b/iu

/** The name of a court, an office or another public body. */
export function isPublicName(name: string): boolean {
  return PUBLIC_NAME.test(name) || PUBLIC_ABROAD.test(name)
}

/** A criminal charge, whoever prosecutes. */
function isCharged(letter: Letter): boolean {
  return /\bsingle justice procedure notice\b|\byou are charged with (?:the|an|these) offences?\b/i.test(
    letter.working.text.slice(0, 4000),
  )
}

/** A public duty: to serve on a jury, to come to court. */
function isSummoned(letter: Letter): boolean {
  if (isWitnessSummons(letter)) return true
  return /\byou (?:are|have been) (?:hereby )?(?:summoned|required by law)\b/i.test(
    letter.working.text.slice(0, 4000),
  )
}

/** An officer of the law who carries out a judgment, where a landlord cannot, or a summons to court that ends a tenancy. */
function isOfficer(letter: Letter, { documentType, senderOrganization }: Known): boolean {
  if (documentType !== 'EVICTION_NOTICE') return false
  if (letter.abroad.isSummons(letter)) return true
  if (senderOrganization !== null && ACT_OF_OFFICER.test(letter.working.text.slice(0, 4000)))
    return true
  return /gerechtsdeurwaarder|huissier|commissaires? de justice|gerichtsvollzieher|ufficiale giudiziario|\bsheriff|\bmarshal/i.test(
    senderOrganization ?? '',
  )
}

/** What only an officer writes who carries out a judgment; a landlord's own notice that he serves is none. */
const ACT_OF_OFFICER =
  /(?<!\p{L})(?:commandement (?:d['’]avoir à|de) (?:quitter|libérer|vider)|procès-verbal (?:de tentative )?d['’]expulsion|(?:preavviso|monitoria) di (?:rilascio|sloggio|sgombero)|aanzegging (?:tot|van(?: de)?) ontruiming|(?:diligencia|acta) de lanzamiento)(?!\p{L})/iu

/** "EOS Agency": a word of public bodies in the name of a private collector. */
function isCollector({ documentType, senderOrganization }: Known): boolean {
  const name = senderOrganization ?? ''
  if (documentType !== 'DEBT_COLLECTION_LETTER' || AGENCY_OF_STATE.test(name)) return false
  return !isPublicName(name.replace(/\bagency\b/gi, ' '))
}

const AGENCY_OF_STATE =
  /\b(?:environment|licensing|standards|highways|passport|revenue|tax|border|welfare|support|services|protection|transport|legal aid|housing|development|benefits?) agency\b/i

/** A public body sets the reader a day: a form to send back, a choice to make, a hearing. Who may comment on a plan need not. */
function setsDay(letter: Letter, { deadline, senderOrganization }: Known): boolean {
  if (deadline === null || PRIVATE_HOUSE.test(senderOrganization ?? '')) return false
  return !isMinutes(letter) && !isBulletin(letter) && !isOpenToAll(letter)
}

/** "Quay Court Residents' Association", "Court Cleaners Ltd": a word of public bodies in a private name. */
const PRIVATE_HOUSE =
  /\b(?:association|club|society|church|ltd|limited|llp|llc|inc|pty|gmbh|homes|housing group)\b/i

function isOpenToAll({ working }: Letter): boolean {
  return /\bdear (?:residents?|neighbours?|members?|sir or madam|householders?|friends?)\b|\b(?:your|any) comments?\b|\byou (?:can|may) comment\b|\bhave your say\b|\bconsultation\b/i.test(
    working.text.slice(0, 4000),
  )
}

/** What only an authority can decide or order. */
const BINDING = [isRefusal, isRemoval, decidesBenefit, isSummoned, isOrder, isOnMaintenance]

/** A decision, a duty or a time limit from a public body, or a charge. */
function isDuty(letter: Letter, known: Known, isNamed: boolean): boolean {
  const isBound =
    setsDay(letter, known) ||
    BINDING.some((binds) => binds(letter)) ||
    isChildProtection(letter.working.text) ||
    isOffence(letter.working.text)
  return (isNamed && isBound) || isCharged(letter)
}

/** True for a court, council, government body or other statutory power, whoever filled in the form. */
export function isOfficial(letter: Letter, known: Known): boolean {
  const { documentType, senderOrganization } = known
  const name = senderOrganization ?? ''
  if (documentType === 'INSURANCE_DECISION') return SOCIAL_INSURER.test(name)
  // The Dutch office whose leave an employer needs asks the employee first.
  if (documentType === 'REDUNDANCY_NOTICE') return /^uwv\b/i.test(name)
  if (NEVER_OFFICIAL.has(documentType)) return AGENCY_BY_LAW.test(name)
  const isNamed = isPublicName(name)
  if (documentType === 'OTHER') return isDuty(letter, known, isNamed)
  if (isOfficer(letter, known) || (isNamed && !isCollector(known))) return true
  return isOfItsKind(letter, known)
}

/** The kind is always official, unless it needs the name of an office or is a railway's own penalty. */
function isOfItsKind(letter: Letter, { documentType, senderOrganization }: Known): boolean {
  if (NEEDS_PUBLIC_SENDER.has(documentType))
    return senderOrganization === null || ACT_OF_STATE.test(letter.working.text.slice(0, 6000))
  if (PRIVATE_FARE.test(letter.working.text.slice(0, 2000))) return false
  if (documentType === 'BAILIFF_NOTICE' && HELD_BY_BANK.test(senderOrganization ?? '')) return false
  if (documentType === 'PENALTY_CHARGE_NOTICE' && isTollOfFirm(letter, senderOrganization))
    return false
  return ALWAYS_OFFICIAL.has(documentType) || isUnnamedBody(letter, senderOrganization)
}

/** Agencies that towns or the state set up to watch parking or copyright: what they send is an act of an office. */
const AGENCY_BY_LAW =
  /(?<!\p{L})(?:arcom|hadopi|autorité de régulation de la communication|parking\.brussels|\p{L}*parkeer(?:bedrijf|agentschap)|agence (?:régionale )?du stationnement)(?!\p{L})/iu

/** What only an office may write that collects taxes by its own power, whatever its name: "de ambtenaar belast met de invordering". */
const ACT_OF_STATE =
  /(?<!\p{L})(?:ambtenaar belast met de (?:invordering|heffing)|(?:invorderings|heffings)ambtenaar|belastingdeurwaarder|(?:dwangbevel|beschikking) krachtens (?:de )?invorderingswet|providencia de apremio|recaudador(?:a)? (?:municipal|ejecutiv[oa])|[óo]rgano de recaudaci[óo]n|funzionario responsabile (?:del(?:l['’]| )|della )(?:tribut|imposta|riscossione|entrat)\p{L}*|responsabile del tributo|ingiunzione (?:fiscale|di pagamento ex)|comptable (?:public|du trésor)|titre (?:exécutoire|de perception)|receveur (?:régional|communal|financier)|vollstreckungsbehörde)(?!\p{L})/iu

/** Bodies of public law that insure by statute: what they decide is an act of an office. */
const SOCIAL_INSURER =
  /(?<!\p{L})(?:\p{L}*krankenkasse|pflegekasse|bkk|aok|ikk|knappschaft|berufsgenossenschaft|deutsche rentenversicherung|cpam|caisse primaire|msa|suva|(?:iv|sva)-stelle|sva|inps|inail|uwv|mutualité|inss|協会けんぽ)(?!\p{L})/iu

/** A company that runs a road by contract asks for its own toll, under whatever act; an authority is no company. */
function isTollOfFirm({ working }: Letter, name: string | null): boolean {
  return (
    /\b(?:ltd|limited|ll[cp]|inc|pty|plc|l\.?p|solicitors|lawyers|attorneys)\b\.?$/i.test(
      name ?? '',
    ) && /\btolls?\b/i.test(working.text.slice(0, 2000))
  )
}

/** A bank tells that it had an order and holds money: the order is official, its letter is not. */
const HELD_BY_BANK =
  /(?<!\p{L})(?:bank|credit union|building society|savings|federal savings|trust company|sparkasse|volksbank|banque|caisse d['’]épargne|crédit (?:agricole|mutuel)|banco|caixabank|banca)(?!\p{L})/iu

/** A railway company's own penalty. */
const PRIVATE_FARE = /\bpenalty fares?\b/i

/** No name could be read, but public bodies are spoken of more than once. */
function isUnnamedBody(letter: Letter, name: string | null): boolean {
  return name === null && signsOf(letter, 'public_body').length >= 2
}
