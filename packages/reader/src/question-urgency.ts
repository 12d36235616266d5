/** How urgent a question is. */
import type { UrgencyLevel } from '@plainletter/contracts/reading'

import { isEmployersChoice, withoutOwnSide } from './asker-side.ts'
import { signsOf } from './letter.ts'
import type { Letter } from './letter.ts'

const POWERS =
  /\b(?:bailiffs?|marston|enforcement agents?|sheriff officers?|evict\w*|locks|(?<!\b(?:call(?:ed|ing)?|rang|phoned|went to|told|tell|asked) (?:the )?)police)\b/i
/** Asked out of interest, or about what a word means. */
const CURIOUS =
  /\b(?:just (?:curious|wondering|asking|annoy(?:ed|ing))|(?:mostly|mainly|purely|only|just|out of|for|from) (?:(?:my|our|pure|sheer|own|idle) ){0,2}curiosity|(?:only|merely|simply) (?:curious|wondering)|asking out of|not a (?:huge|big) deal|out of interest|in general|what'?s the diff\w+|hypothetical\w*|difference between|what does\b[^.?!]{0,60}\bmean|aus (?:reiner )?neugier|referat|was (?:ist|bedeutet) der unterschied|unterschied zwischen|par curiosité|différence entre|por curiosidad|diferencia entre|trabajo de clase|che differenza|cosa vuol dire|per curiosità|verschil tussen|uit nieuwsgierigheid)\b|違いは|違いを|勉強のため/iu
const SOON = /\b(?:today|tomor+ow|tonight|this (?:morning|afternoon|evening|week))\b/i

/** High where a power is at work or a right runs out; low where little is at stake or nothing happens yet. */
export function urgencyOfQuestion(letter: Letter): UrgencyLevel {
  const text = letter.working.text.slice(0, 12_000)
  if (CURIOUS.test(text)) return 'low'
  if (isPressing(letter, text)) return 'high'
  const isMinor =
    isSmallMatter(letter, text) ||
    isGeneral(letter, text) ||
    isOnTheLawAtLarge(letter, text) ||
    isEmployersChoice(text)
  return isMinor ? 'low' : 'medium'
}

function isPressing({ stakes }: Letter, text: string): boolean {
  const suffered = withoutOwnSide(text.replace(FEARED, ' ').replace(TO_BE_ASKED, ' '))
  return (
    (POWERS.test(suffered) && SOON.test(suffered)) ||
    FROM_A_COURT.test(suffered) ||
    (stakes?.pressing.some((words) => words.test(suffered)) ?? false)
  )
}

/** "A money claim letter", "papers from the county court": a time to answer runs. */
const FROM_A_COURT =
  /\b(?:money claim (?:letter|form|pack|papers)|claim (?:pack|papers))\b|\b(?:letters?|papers|pack|envelope|forms?)\b[^.?!\n]{0,24}\bfrom (?:the |a )?(?:hm |local )?(?:county |small claims |high |northampton )?courts?\b/i

/** "Non vorrei trovarmi l'ufficiale giudiziario alla porta": what somebody hopes will not come has not come. */
const FEARED =
  /(?<!\p{L})(?:auf (?:ein\p{L}* )?(?:gericht\p{L}*|klage|prozess|(?:gerichts)?verfahren)(?: an)?kommen lassen|es (?:auf )?(?:ein\p{L}* )?(?:gericht\p{L}*|klage|prozess) ankommen lassen|laisser (?:aller )?(?:jusqu['’])?(?:au|en) (?:tribunal|justice)|(?:dejar que|esperar a que) (?:vayan|vaya|llegue)[^.?!\n]{0,12} (?:a juicio|al juzgado)|lasciare che (?:vadano|vada|facciano)[^.?!\n]{0,12} (?:in )?causa|het op een (?:rechtszaak|dagvaarding|proces) (?:te )?laten aankomen|het laten aankomen op een (?:rechtszaak|dagvaarding|proces))(?!\p{L})|(?<!\p{L})(?:nicht,? dass|(?:will|möchte|wollen) (?:halt |einfach )?nicht,? dass|(?:je ne |j')(?:voudrais|veux|aimerais) pas (?:que|qu'|me|voir|avoir)|no (?:quisiera|quiero|querría) (?:que|ver|encontrar)|no vaya a ser|non (?:vorrei|voglio) (?:che|trovar|veder|ritrovar)|(?:wil|zou|willen) (?:echt |gewoon )?niet (?:dat|willen))(?![^.?!\n]{0,100}(?:heute|morgen|aujourd|demain|hoy|mañana|oggi|domani|vandaag))[^.?!\n]{0,100}/giu

/** "Dice che se non pago chiede il decreto ingiuntivo": an order that somebody means to ask a court for has not come. */
const TO_BE_ASKED =
  /(?<!\p{L})(?:(?:ein(?:en)? )?(?:gerichtlichen? )?mahnbescheid[^.?!\n]{0,20} (?:beantrag\p{L}*|zu beantragen|erwirken)|beantragt?(?:en)? [^.?!\n]{0,20}mahnbescheid|(?:demander|demandera|demande|déposer|déposera|menace)[^.?!\n]{0,24} injonction de payer|(?:pedir|pedirán?|piden?|poner|pondrán?|presentar|presentarán?|amenazan?|iniciar|iniciarán?)[^.?!\n]{0,24} monitorio|(?:chied(?:e|ono|erà|eranno|ere)|richied(?:e|erà|ere)|far(?:à|anno)|minaccia(?:no)?|proced(?:e|erà|ere|ono))[^.?!\n]{0,24} decreto ingiuntivo)(?!\p{L})/giu

/** A story takes more room than this; in Japanese a sign says more. */
const SHORT = 240
const SHORT_IN_JAPANESE = 90

/** A short question that tells of nothing which has happened, and of no sum. */
function isOnTheLawAtLarge({ stakes, language }: Letter, text: string): boolean {
  if (!stakes || text.length > (language === 'ja' ? SHORT_IN_JAPANESE : SHORT)) return false
  return !stakes.told.test(text) && !A_SUM.test(text)
}

const A_SUM =
  /\d\s?(?:€|euros?\b|円|万|fr\b|chf|francs?\b|franken\b|franchi\b|balles\b)|[£$€]\s?\d/iu

/** Neighbours, licences and travel: a nuisance, and no money named. */
const EVERYDAY = /\b(?:tv licen[cs]e|fences?|hedges?|parcels?|flight|barking|wheelie bin)\b/i

/** Neighbours have long stories. */
const LONG = 1600

/** Asked about the law at large, or about a deposit without a sum: nobody's claim and no day. */
function isGeneral(letter: Letter, text: string): boolean {
  if (
    letter.language !== 'en' ||
    text.length > (EVERYDAY.test(text) ? LONG : 900) ||
    /[£$€]\s?\d|\d ?(?:quid|dollars|bucks|pounds|euros?|k\b|grand)|\b\d{3,5} (?:\w+ )?deposit|\bscam/.test(
      text,
    )
  )
    return false
  const isAtLarge = !/\b(?:i|i'?m|i'?ve|my|me|we|we'?re|us|our|he|she|his|her|mum|dad)\b/i.test(
    text,
  )
  const isCalm = !/\b(?:court|solicitors?|bailiffs?|police|fined?|prosecut\w+)\b/i.test(text)
  return isAtLarge || /\bdeposit\b/i.test(text) || (isCalm && EVERYDAY.test(text))
}

const MINOR = [
  { cue: /\bparking|parked|car park\b/i, limit: 170 },
  { cue: /\b(?:neighbou?rs?(?:'s)?|fence|hedge|tree)\b/i, limit: 450 },
  { cue: /\b(?:music ?licen[cs]e|ppl|prs)\b/i, limit: 500 },
  {
    cue: /\b(?:ordered|bought|refund|gym|subscription|parcel|seller|delivered|warranty)\b/i,
    limit: 450,
  },
] as const satisfies readonly { cue: RegExp; limit: number }[]

/** A large sum that bears no sign of a currency, or a car, which costs one. */
const LARGE_SUM =
  /\b(?:\d{1,3},\d{3}|\d+ ?k|(?:paid|owe|deposit(?: of)?) \d{3,}|thousands?|hundreds?|used (?:car|truck|van|\w+) (?:as is|from))\b/i

/** A power, a time limit or a home is in sight, or more than a little money. */
const NO_SMALL_MATTER = [
  /\b(?:courts?|money claim|solicitors?|bailiffs?|(?<!\b(?:will|can|could|might|may) (?:\w+ ){1,3}(?:send|use|get|call|instruct|hire) (?:an? |the )?)debt collect\w+|enforcement|police|pcn|ulez|clamp(?:ed)?|scam|congestion charge|penalty charge|council|in \d+ days|(?:by|until|till) \d+|wages|accident)\b/i,
  /\b(?:house|home|mortgage|estate|property|tenants?|landlord|eviction|visa|maint[ae]i?nance|maintance|child support|cms|csa|custody)\b/i,
  /\b(?:boss|employer|fired|sacked|redundan(?:t|cy)|laid off|retrench(?:ed|ment)|severance|dismissed|notice period|(?:\d+|ninety)[- ]day trial|unpaid (?:wages|shifts?|hours))\b/i,
  /\b(?:repossess\w*|leasing company|(?:hire|need|get) an? (?:lawyer|attorney)|cash value|(?:repairs?|damage) (?:\w+ ){0,6}(?:estimated|quoted))\b/i,
  LARGE_SUM,
] as const

/** A parking charge, a licence or a purchase for a small sum, without a court, a power or a time limit in sight. */
function isSmallMatter(letter: Letter, text: string): boolean {
  if (letter.language !== 'en') return letter.language !== 'ja' && letter.abroad.isSmallMatter(text)
  if (NO_SMALL_MATTER.some((words) => words.test(text))) return false
  const sums = Array.from(text.matchAll(/[£$€] ?(\d[\d,]*)/g), (match) =>
    Number((match[1] ?? '0').replace(/,/g, '')),
  )
  const limit =
    MINOR.find(({ cue }) => cue.test(text) && sums.length > 0)?.limit ??
    (signsOf(letter, 'consumer').length + signsOf(letter, 'parking').length > 0 ? 150 : -1)
  return (
    limit > 0 &&
    sums.every((sum) => sum <= limit) &&
    signsOf(letter, 'employment').length < 3 &&
    signsOf(letter, 'housing').length < 3
  )
}
