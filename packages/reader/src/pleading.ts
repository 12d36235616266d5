/** A suit as the lawyer of the other side puts it to the court: what it asks for is not decided, and its times are not the reader's. */
import type { Letter } from './letter.ts'

/** How much is looked at. */
const WINDOW = 8000

/** True for the text of a claim: somebody asks a court for a judgment. */
export function isPleading({ language, working }: Pick<Letter, 'language' | 'working'>): boolean {
  const asks = ASKS_COURT[language]
  const text = working.text.slice(0, WINDOW)
  return asks !== undefined && asks.test(text) && NAMES_PARTY.test(text) && !DECIDED.test(text)
}

/** What the court is asked to order, and all of a suit that speaks to the court alone; a summons tells the reader what to do. */
export function isAskedOfCourt(
  letter: Pick<Letter, 'language' | 'working'>,
  sentence: string,
): boolean {
  if (!isPleading(letter)) return false
  return (
    (ASKS_COURT[letter.language]?.test(sentence) ?? false) ||
    !TO_READER.some((one) => one.test(letter.working.text.slice(0, WINDOW)))
  )
}

/** An act that calls the reader to court, or asks a court for a judgment against them: somebody sues. */
export function isSummons(letter: Pick<Letter, 'language' | 'working'>): boolean {
  const text = letter.working.text.slice(0, WINDOW)
  return !DECIDED.test(text) && (isPleading(letter) || SUMMONS.test(text))
}

const SUMMONS =
  /(?:^|\n)[ \t]*(?:(?:exploot van )?dagvaarding(?: in kort geding)?|assignation (?:en|devant|aux)[^\n]{0,80}|(?:atto di )?(?:citazione|intimazione)(?: di sfratto)?[^\n]{0,80}|klage(?:schrift)?)[ \t]*(?:\n|$)|(?<!\p{L})(?:heb ik(?:[^.]|(?<=\p{Lu})\.){0,200} gedagvaard|donné assignation à|cita\s[^.\n]{0,100} ?a comparire)(?!\p{L})/iu

const ASKS_COURT: Readonly<Partial<Record<string, RegExp>>> = {
  de: /(?<!\p{L})(?:(?:namens|im namen) und (?:in|mit) vollmacht[^.\n]{0,60}(?:erhebe|beantrage)|erheben? (?:ich|wir)[^.]{0,80}klage|(?:beantragen?|werden?) (?:ich|wir)(?: (?:hiermit|namens[^.:\n]{0,60}|beantragen))?[:,]\s|(?:ich|wir) (?:werden? )?beantragen?,\s|rechtsbegehren)/iu,
  fr: /(?<!\p{L})(?:a l['’]honneur (?:de vous )?d['’]exposer|plaise (?:au|à) (?:tribunal|juge|la cour|monsieur|madame)|il est demandé au (?:tribunal|juge|conseil))/iu,
  es: /(?<!\p{L})(?:(?:suplic[oa]|solicit[oa]) al (?:juzgado|tribunal)|(?:formul|interpon|present|promuev)\p{L}{1,4} (?:la presente )?demanda (?:de|en)(?!\p{L}))/iu,
  it: /(?<!\p{L})(?:voglia|piaccia al?)(?: l['’]| codesto | al?l?['’]? ?)?(?:ill\.?mo |on\.?le |onorevole )?(?:tribunale|giudice)/iu,
  nl: /(?<!\p{L})(?:moge het (?:uw|de) (?:rechtbank|kantonrechter)|(?:rechtbank|kantonrechter) behage)/iu,
  ja: /との(?:裁判|判決)を求め/u,
}

/** Whoever only threatens with a suit writes to the reader, and calls nobody a party yet. */
const NAMES_PARTY =
  /(?<!\p{L})(?:kläger|klägerin|beklagte[rn]?|antragsteller(?:in)?|gesuchsteller(?:in)?|demande(?:ur|resse)|défende(?:ur|resse)|assignation|requ[eê]te|demandad[oa]|demandante|(?:interpongo|formulo) demanda|procurador(?:a)? de los tribunales|convenut[oa]|ricorrente|intimat[oa]|intima|attore|gedaagde|eiser(?:es)?)(?!\p{L})|原告|債権者/iu

/** What stands on a judgment, in which the suit is told again. */
const DECIDED =
  /(?<!\p{L})(?:im namen des volkes|tatbestand und entscheidungsgründe|hat das \p{L}+gericht |(?:wird|hat) erkannt|dispositiv|verfügt(?= ?:)|entscheid vom |au nom du peuple|in nome del popolo|p\.? ?q\.? ?m\.?|en nombre de (?:s\.? ?m\.?|su majestad)|fallo|in naam (?:der|van de) koning)(?!\p{L})|主文/iu

const TO_READER = [
  /(?<=[\p{Ll},] )(?:Sie|Ihnen)(?!\p{L})/u,
  /(?<!\p{L})(?:vous (?:êtes|devez|avez|pouvez|disposez)|d['’]avoir à comparaître|usted|(?:cita|invita)(?: il convenuto| [^.\n]{0,30})? a compari(?:re|zione)|u (?:moet|dient|kunt|wordt)|te verschijnen)(?!\p{L})|あなた|貴殿/iu,
] as const
