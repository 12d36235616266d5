/** Papers that have no kind of their own and still are no mere news: exit agreements, rent rises, accounts of running costs. */
import type { Letter } from './letter.ts'
import { occurs } from './occurrences.ts'
import { isBulletin, isMinutes } from './ordinary-paper.ts'

/** A settlement of an employment: signing ends claims and may cost benefits. */
export const EXIT_AGREEMENT =
  /\b(?:settlement agreement|compromise agreement|cot3|separation agreement|severance agreement|release of (?:all )?claims|aufhebungsvertrag|rupture conventionnelle|vaststellingsovereenkomst|risoluzione consensuale|acuerdo de extinción)\b|退職合意書/i

export function isExitAgreement(letter: Letter): boolean {
  return occurs(EXIT_AGREEMENT, letter.working, 12_000)
}

/** The landlord, or the agent, asks for a higher rent. */
export const RENT_RISE =
  /\b(?:variation of rent|rent will change from|rent increase|increase (?:in|of|to) (?:your|the) rent|(?:your|the|new|proposed) (?:\w+ )?rent (?:will|is to|would) (?:be|increase|go up|rise)|proposing a new rent|proposed new rent|rent review|change in (?:the |your )?(?:monthly |weekly )?rent|(?:the |your |monthly |weekly )?rent (?:goes|changes|rises|moves|is changed|is raised|is increased|increases) (?:up )?(?:from|to) [£$€]|form 4a?\b[^\n]{0,40}\bsection 13\b|section 13\b[^\n]{0,40}\bform 4a?\b|mieterhöhung\p{L}*|erhöhung (?:der|ihrer) (?:\p{L}{3,12} )?\p{L}{0,12}miete|(?:anpassung|angleichung) (?:der|ihrer) (?:\p{L}{3,12} )?\p{L}{0,12}miete|mietzinserhöhung|(?:adaptation|indexation) du loyer|adeguamento del canone|huuraanpassing|(?:aanpassing|indexering) van (?:de|uw) huur(?:prijs)?|(?:augmentation|révision|hausse) (?:de |du )(?:votre )?loyer|subida de(?:l| la) (?:alquiler|renta)|actualización de la renta|aumento del canone|huurverhoging)|賃料(?:増額|改定)|家賃(?:の)?(?:値上げ|改定)/iu

export function isRentRise(letter: Letter): boolean {
  return occurs(RENT_RISE, letter.working, 12_000)
}

/** "NOTICE OF INCREASE OF RENT" as a title, whatever its notes speak of. */
const TITLED_RISE =
  /^[^\n.]{0,30}\b(?:notice of (?:increase of|an? (?:proposed )?(?:new )?increase in) rent|notice proposing a new rent|rent increase notice|notice of rent increase|notice of (?:a )?change in (?:the )?(?:monthly |weekly )?rent)\b/im

/** A higher rent, and none that is late: no letter about arrears. */
export function isOnlyRentRise(letter: Letter): boolean {
  if (occurs(TITLED_RISE, letter.working, 300)) return true
  return (
    isRentRise(letter) &&
    !/\b(?:arrears|overdue|unpaid|owe|notice to quit|(?<!\b(?:tenants?|persons?|occupants?|residents?|others?) in )possession|rückstand|impayé|achterstand|arretrat|impagad)/i.test(
      letter.working.text.slice(0, 12_000),
    )
  )
}

/** A yearly account of running costs with something to pay. */
export function isAccountOfCosts(letter: Letter): boolean {
  return /(?:nebenkosten|betriebskosten|heizkosten)\p{L}*|nachzahlung|\bservice charge\b|\bdécompte (?:de|des) charges|\brégularisation (?:annuelle )?des charges|\bconguaglio\b|\bgastos de comunidad|\bderrama\b|\b(?:servicekosten|afrekening)\b/iu.test(
    letter.working.text.slice(0, 12_000),
  )
}

/** A refusal after which the reader must leave the country, or the order to leave it. */
export function isRemoval(letter: Letter): boolean {
  if (
    /(?:obligation|obligée?) de quitter le territoire/i.test(letter.working.text.slice(0, 12_000))
  )
    return true
  if (letter.stakes?.removes?.test(letter.working.text.slice(0, 12_000))) return true
  return (
    isRefusal(letter) &&
    /\b(?:leave the (?:united kingdom|uk|united states|country)|removed or detained|removal directions|deport\w*|ausreise\w*|quitter le territoire|abbandonare il territorio)\b/i.test(
      letter.working.text.slice(0, 12_000),
    )
  )
}

/** "NOTICE OF TERMINATION: your Medicaid coverage will end": an office ends a benefit, nobody a job. */
export function isEndOfBenefit({ working }: Letter): boolean {
  const text = working.text.slice(0, 6000)
  return (
    ENDS_BENEFIT.test(text) && /\b(?:fair|state|appeal)? ?hearing\b|\breconsideration\b/i.test(text)
  )
}

const ENDS_BENEFIT =
  /\b(?:medicaid|medicare|snap|tanf|food (?:stamps?|assistance)|(?:public|cash|medical) assistance|ssi|housing (?:choice )?voucher)\b[^.]{0,60}\b(?:will|is being|has been)\b[^.]{0,16}\b(?:end|stop|clos|terminat|discontinu)/i

/** Child maintenance is worked out from what the tax office knows, and is no tax. */
export function isOnMaintenance({ working }: Letter): boolean {
  return /\bchild maintenance service\b/i.test(working.text.slice(0, 600))
}

/** A court calls the reader as a witness: nobody claims anything of them. */
export const WITNESS_SUMMONS =
  /(?<!\p{L})(?:witness (?:summons|order|citation)|subpoena to (?:testify|appear|attend)|(?:commanded|ordered|required|summoned|directed) to (?:appear|attend|come)(?: [^.\n]{0,60})? (?:as a witness|to (?:testify|give (?:evidence|testimony)))|ladung (?:als|zum|zur) zeug(?:e|in|en)|als zeug(?:e|in) (?:vor)?geladen|cit(?:é|ée|ation) (?:à|comme|de) témoin|citad[oa] (?:como|en calidad de) testigo|citazione (?:a|come|del) testimone|citat[oa] (?:come|quale) testimone|(?:oproeping (?:als|van een)|opgeroepen als) getuige)(?!\p{L})|証人(?:呼出状|として)/iu

export function isWitnessSummons(letter: Letter): boolean {
  return occurs(WITNESS_SUMMONS, letter.working, 4000)
}

/** A decision against the reader that can be appealed. */
export function isRefusal(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 12_000)
  if (letter.stakes?.refuses?.test(text)) return true
  return (
    /\b(?:denied|refused|rejected|not (?:entitled|eligible|awarded)|(?:cannot|can't|can not) (?:get|pay you)|(?:award|benefit|payments?|claim) (?:has|have|will|is) (?:now )?(?:been )?(?:ended|end|ends|closed)|no longer (?:entitled|eligible|qualify)|turned down|unsuccessful|disallowed|stopped|sanction(?:ed)?|abgelehnt|refusé|denegad[oa]|deneg(?:ar|amos|ó)|rifiutat[oa]|respint[oa]|afgewezen)/i.test(
      text,
    ) &&
    /\b(?:appeal|administrative review|reconsideration|tribunal|hearing|look at (?:the|this|our) decision again|widerspruch|recours|recurso|reclamación|ricorso|bezwaar)/i.test(
      text,
    )
  )
}

/** An office, a court, an employer or a landlord decides about the reader, or wants papers or answers first. */
export function isDecided(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 12_000)
  if (isMinutes(letter) || isBulletin(letter)) return false
  // An insurer's account of what was paid; builders' estimates want an answer.
  if (/\bthis is not a bill\b/i.test(text) && !/\bobservations\b/i.test(text)) return false
  const rest = text.replace(VISIT_FOR_CARE, ' ')
  return (letter.stakes?.decides.test(rest) ?? false) || letter.abroad.mustAppear(letter)
}

/** "Citación para consulta", "oproep voor controle": a hospital that gives a day calls nobody to account. */
const VISIT_FOR_CARE =
  /(?<!\p{L})(?:citaci[oó]n|convocation|convocazione|oproep(?:ing)?|(?:termin)?einladung)(?: (?:para|a|de|la|una?|su|pour|une|à|votre|per|voor|een|uw|zu[rm]?|ihr(?:er|em)?)){1,3} (?:consultas?|pruebas?|revisi[oó]n|anal[ií]tica|consultation|examen|visite|visita|esame|controle|onderzoek|afspraak|untersuchung|behandlung)(?!\p{L})/giu

/** A benefit, a licence, a place at a school or the car goes by this paper. */
export function takesSomething({ stakes, working }: Letter): boolean {
  return stakes?.loses?.test(working.text.slice(0, 12_000)) ?? false
}

/** Children's services write about a child of the reader. */
export function isChildProtection(text: string): boolean {
  return CHILD_PROTECTION.test(text.slice(0, 12_000))
}

const CHILD_PROTECTION =
  /\b(?:children['’]?s (?:aid|social care|services)|child (?:protection|safety|welfare)|tusla|oranga tamariki|jugendamt|aide sociale à l'enfance|jeugdbescherming|veilig thuis|servizi sociali|servicios sociales)\b[^]{0,1200}\b(?:investigation|concerns?|assessment|conference|enquir(?:y|ies)|gefährdung|inquiétante|zorgen|onderzoek|segnalazione|desamparo)\b|\b(?:letter before proceedings|public law outline|care proceedings)\b/i

/** An authority's order to do something: clear it away, repair it, stop it. */
export function isOrder(letter: Letter): boolean {
  return occurs(ORDER, letter.working, 12_000)
}

export const ORDER =
  /\bordnungsverfügung\b|\bersatzvornahme\b|\bzwangsgeld\b|\b(?:abatement|improvement|enforcement) notice\b|\bproperty standards order\b|\bnotice to fix\b|\bdangerous structure\b|\bderelict sites?\b|\bcommunity protection notice\b|\blast onder dwangsom\b|\barrêté (?:municipal|préfectoral)\b|\bordinanza (?:sindacale|n\.)/iu

/** A court forbids somebody to come near another, and asks for no money: its threat of arrest is no trick. */
export function isProtectionOrder({ working }: Letter): boolean {
  const text = working.text.slice(0, 6000)
  return FORBIDS_CONTACT.test(text) && NAMES_ORDER.test(text) && !ASKS_MONEY.test(text)
}

const FORBIDS_CONTACT =
  /\b(?:must|shall|may) not (?:\w+,? ){0,4}(?:contact|call|text|approach|assault|threaten|harass|go (?:to|near)|come (?:near|within)|use or threaten)\b|\b(?:ordered|forbidden) (?:not )?to (?:contact|approach|harass|stay away)\b|\bstay (?:away from|(?:at least )?\d+ (?:yards|met(?:er|re)s|feet))\b/i
const NAMES_ORDER =
  /\b(?:(?:protecti(?:on|ve)|restraining|non-molestation|violence|safety|barring|intervention|no[- ]contact|occupation) orders?|orders? of protection|this order|are ordered)\b/i
const ASKS_MONEY = /[£$€]\s?\d|\b(?:pay|payment|fee|gift ?cards?|bitcoin|wire|transfer)\b/i

/** A landlord keeps a part of a deposit, or means to. */
export const DEPOSIT_KEPT =
  /\b(?:retain|withhold|keep)\b(?:[^.\n]|\.\d){0,40}\b(?:of|from) (?:your|the) (?:[£$€][\d.,]+ )?deposit\b|\bdeduct\w*\b(?:[^.\n]|\.\d){0,60}\bdeposit\b|\bdeposit\b(?:[^.\n]|\.\d){0,80}\bdeduct\w*|\bdeposit\b[^\n]{0,60}\.\s(?:less )?deductions?:|\bproposed deductions?\b(?! (?:from|to) (?:your|the) (?:pay|wages|salary|benefit))|\b(?:miet)?kaution\b[^\n]{0,140}(?:einbehalt|behalte|verrechn|abzüg|abzug|zurückbehalt)|(?:re(?:ten|tien)\w+|déduct\w+|déduit|conserv\w+|gard(?:e|ons))(?= |\b)[^.\n]{0,60}\bdépôt de garantie\b|\bdépôt de garantie\b[^.\n]{0,80}(?:reten|déduct|déduire)|\bfianza\b[^\n]{0,120}(?:deduc|reten|descont)|\b(?:deposito cauzionale|cauzione)\b[^.\n]{0,80}(?:tratten|detra)|\b(?:borg|waarborgsom)\b[^.\n]{0,80}(?:inhoud|ingehouden|verreken)|敷金[^。\n]{0,40}(?:控除|差し引)/iu

export function keepsDeposit({ working }: Letter): boolean {
  return occurs(DEPOSIT_KEPT, working, 12_000)
}
