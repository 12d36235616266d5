import { hasLetterGroups } from './letter-groups.ts'
/** The first words that people type: "Flug gestrichen", "Nevera rota". A letter of so few words would be its heading, or a name. */
import type { Letter } from './letter.ts'
import { isBareTrouble, structureless } from './question-abroad.ts'
import { wordsOf } from './told-story.ts'

const MOST_SIGNS = 60
/** Notices of one sentence are longer: "The school is open from 9 to 3". */
const MOST_WORDS = 6

/** True for a trouble that somebody tells or names in one short line. */
export function isTroubleInLine(letter: Letter, text: string): boolean {
  return isBareTrouble(letter, text) || isNamedInFewWords(letter, text)
}

/** "please find your invoice attached", "enter your card to claim": a line to its reader, however it is typed. */
export function isSentInLine(text: string): boolean {
  if (CHECKS_ON_BILL.test(text)) return true
  return text.length <= MOST_SIGNS * 2 && SENT.test(text) && !OF_ONE.test(text)
}

/** "Hi, just checking you got the invoice?": whoever did a job asks for the money, and nobody's advice. */
const CHECKS_ON_BILL =
  /^[^?\n]{0,40}\b(?:just )?(?:checking|wondering|making sure|to check)(?: if| that| whether)? you(?:['’]ve)? (?:got|received|had|seen|saw|have) (?:the|my|our) (?:invoice|bill|quote|estimate|receipt)\b/i

const SENT =
  /^(?:please|kindly) (?:find|see|note|pay|call|ring|contact|be|click|confirm|update|remit|settle|review|open|sign|return)\b|^(?:attached|enclosed) (?:is|are|please|you)\b|\b(?:invoice|statement|bill|receipt|documents?) (?:is |are )?(?:attached|enclosed)\b|(?<!\p{L})(?:anbei|im anhang|beigefügt|ci-joint\p{L}*|en pièce jointe|adjunt[oa]s?|in allegato|allegat[aoie]|bijgevoegd|in de bijlage)(?!\p{L})|\b(?:enter|verify|confirm|update|submit|provide|claim)\b[^.?!\n]{0,20}\byour (?:(?:debit|credit|bank|payment) )?(?:card|account|details|identity|password|pin|payment|prize|refund)\b/iu
/** Whoever asks or tells of themselves. */
const OF_ONE =
  /\?|\b(?:i|i'?m|i'?ve|my|me|we|our|us|what|how|can|should|do|does|is it|scam|fake)\b/i

/** A trouble named in a few words to nobody: no heading, no name, no line of a firm. */
function isNamedInFewWords(letter: Letter, text: string): boolean {
  if (!hasLetterGroups(letter.language) || !isLine(text)) return false
  if (wordsOf(letter).reader?.test(text) === true) return false
  return !isSentInLine(text) && (COMPLAINS.test(text) || !NAMES_PAPER.test(text))
}

function isLine(text: string): boolean {
  if (text.length > MOST_SIGNS || !structureless(text) || OF_FIRMS.test(text)) return false
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  return words.length >= 1 && words.length <= MOST_WORDS && !isSetApart(text, words)
}

/** In capitals, as headings are, or capitals at the head of each word, as names have. */
function isSetApart(text: string, words: readonly string[]): boolean {
  if (words.every((word) => !/\p{Ll}/u.test(word))) return true
  const isName = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))
  return isName || LEGAL_FORM.test(text)
}

const LEGAL_FORM =
  /(?<!\p{L})(?:gmbh|ag|kg|ug|e\.v|ltd|limited|plc|llp|inc|llc|sarl|sas|s\.?[alr]\.?l?|srl|spa|b\.?v|n\.?v)(?!\p{L})|&/iu

/** Said by whoever wants something, sells something or tells it to all. */
const OF_FIRMS =
  /[%;:]|[.!]\s*$|(?<!\p{L})(?:please|your?|yours|our|we|dear|bitte|unsere?r?|veuillez|merci|notre|nos|por favor|nuestr[oa]s?|prego|si prega|nostr[oaie]|gelieve|graag|onze|gratis|free|gratuite?s?|rabatt|sale|soldes|open|closed|geöffnet|geschlossen|ouvert|fermé|hallo|hi|hello|bonjour|hola|ciao|buongiorno|guten tag|(?:mit )?freundlichen? gr(?:ü|ue)(?:ß|ss)en?|hochachtungsvoll|rechtsanw(?:alt|ältin)|cordialement|atentamente|(?:distinti |cordiali )?saluti|groet(?:en)?|hoogachtend|regards|sincerely|thanks?|danke|gracias|grazie|bedankt)(?!\p{L})|^(?:letzte|derni[eè]re?|último|ultimo|laatste|final|last) /iu

/** How papers call themselves at their head, alone or with what they are about. */
const NAMES_PAPER =
  /^(?:(?:\d\.?|die|erste|zweite|le|la|un|una|de|het|premi[eè]re?|deuxième|seconde?|first|second|formal|tax|court|payment|account|annual|monthly) )?(?:\p{L}*(?:mahnung|rechnung|bescheid|erinnerung|mitteilung|bescheinigung|bestätigung|anzeige|vorladung|abrechnung|protokoll|vertrag|vereinbarung|einladung|angebot|information)|kündigung|avis|facture|relance|rappel|mise en demeure|convocation|attestation|contrat|devis|quittance|congé|assignation|commandement|notification|notificación|factura|aviso|requerimiento|recibo|contrato|citación|demanda|resolución|comunicación|avviso|fattura|sollecito|diffida|convocazione|contratto|ricevuta|comunicazione|intimazione|cartella|preventivo|aanmaning|\p{L}*herinnering|factuur|\p{L}*overeenkomst|beschikking|besluit|dagvaarding|kennisgeving|uitnodiging|offerte|bevestiging|opzegging|notice|invoice|statement|reminder|receipt|letter|claim form|summons|order|decision|appointment|contract|agreement|report|minutes|quote|estimate|certificate|bill|judgment|warrant|newsletter|meeting|agenda|welcome|\p{L}+ (?:notice|invoice|statement|reminder|receipt|order|agreement|report|confirmation|certificate|invitation|newsletter|agenda))(?=$| (?:de[srlm]?|d['’]|du|della?|degli|dei|di|vom|von|über|für|nach|vor|gemäß|zur?|zum|van|voor|tot|over|per|sur|pour|avant|à|al?|of|to|for|from|under|about|on|and|und|et|y|e|en|n|no|nr)(?!\p{L})| [dl]['’])/iu

/** What no paper says of itself. */
const COMPLAINS =
  /(?<!\p{L})(?:nicht|kein\p{L}*|nie|ohne|trotz|zu (?:hoch|viel|spät|teuer)|falsch\p{L}*|weg|kaputt|was|wie|pas|jamais|sans|malgré|trop|non|plus|rien|que|comment|no|nunca|sin|demasiado|mal|qué|mai|senza|troppo|nonostante|cosa|come|niet|nooit|geen|zonder|te (?:hoog|laat|duur)|wat|hoe|ondanks|not|never|without|too|wrong|unfair|what|how|refused|despite)(?!\p{L})/iu
