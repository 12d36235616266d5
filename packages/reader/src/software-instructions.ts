/** Text that tries to give orders to software. It is data to us, and a sign to report. */
import type { Span } from '@plainletter/contracts/reading'

import { toSpan } from './normalise.ts'
import type { Working } from './normalise.ts'
import { occurrences } from './occurrences.ts'
import { BLOCKS, LABELS, SENTENCES } from './said-to-programs.ts'
import { sentenceAround } from './sentence.ts'
import type { Stretch } from './sentence.ts'
import { goesOn, isHiddenFromPeople, isOrderToSoftware, mayHoldOrders } from './weigh-orders.ts'
import { ordersInParagraphs } from './weigh-paragraphs.ts'

/** Like an order to software, and often an honest sentence: "they ignored the safety rules". */
const DOUBTFUL = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,30}\b(?:previous|prior|above|earlier|your|all|any|the)\b[^.\n]{0,20}\b(?:instructions?|rules?|prompts?|guidelines|guardrails|directions)\b/gi,
  /\b(?:you are now|act as|pretend to be|respond as|behave as)\b[^.\n]{0,20}\b(?:ai|assistant|model|system|unrestricted|dan|admin)\b/gi,
  // With the verb in the infinitive: "dienen alle eerdere instructies te negeren", "deberán ignorar todas las instrucciones anteriores".
  /\b(?:alle|je|de|uw) (?:eerdere|vorige|bovenstaande|voorgaande) (?:instructies|aanwijzingen|opdrachten|regels) (?:te )?(?:negeren|vergeten)/giu,
  /(?<!\p{L})alle (?:vorherigen|bisherigen|früheren|obigen|vorigen) (?:anweisungen|instruktionen|regeln|vorgaben) (?:zu )?(?:ignorieren|missachten|vergessen)/giu,
  /(?<!\p{L})(?:ignorar|olvidar|descartar|hacer caso omiso de) (?:todas )?(?:las |sus )?(?:instrucciones|indicaciones|reglas) (?:anteriores|previas)/giu,
  /(?<!\p{L})(?:ignorare|dimenticare|ignorino|trascurare) (?:tutte )?(?:le )?(?:(?:istruzioni|indicazioni|regole) (?:precedenti|anteriori)|precedenti (?:istruzioni|indicazioni|regole))/giu,
  /(?<!\p{L})(?:ignorer|oublier|écarter) (?:toutes )?(?:les |leurs |vos )?(?:(?:instructions|consignes|règles) (?:précédentes|antérieures)|précédentes (?:instructions|consignes|règles))/giu,
] as const
/** Words that only software is told, in the sentence of a doubtful order. */
const TO_SOFTWARE =
  /\b(?:ai|ki|ia|llm|gpt|chatgpt|language models?|sprachmodelle?n?|taalmodel(?:len)?|inteligencia artificial|intelligenza artificiale|intelligence artificielle|assistants?|bots?|robots?|computers?|software|ocr|parsers?|prompts?|json|documentType|urgencyLevel|(?:mark|label|classify) this)\b/i

/** "creditsRemaining". */
const NAME_IN_CODE = /\b[a-z]{3,20}[A-Z][a-z]{3,20}\b/

/** Said to software and to nobody else. */
const CERTAIN = [
  /\b(?:system prompt|developer message|hidden prompt|jailbreak|prompt injection)\b/gi,
  /(?:^|[[(<"])[^\p{L}\n]{0,6}(?:system |ai |a\.i\. )?(?:ai|a\.i\.|llm|language model|chatgpt|claude|gemini|copilot|assistant|automated (?:reader|system)|document (?:reader|parser|analyser)|summari[sz]er)s? ?(?:[a-z]{3,12}ing )?(?:assistants?|models?|systems?|agents?|tools?|readers?)? ?[:,](?=[^\n]{0,60}\b(?:set|mark|classify|label|output|return|report|ignore|disregard|reply|respond|say|tell|treat|summari[sz]e|do not)\b)/gimu,
  /\b(?:note|instructions?|attention|message|notice) (?:to|for) (?:any |all |the )?(?:ai|llm|software|automated (?:readers?|tools?|systems?|assistants?)|assistants?|language models?|reader software|machines|bots?)\b/gi,
  /\b(?:set|mark|classify|label|output|return|report)\b[^.\n]{0,24}\b(?:documentType|urgencyLevel|isOfficialDemand|senderOrganization|requiresProfessionalHelp|document type|urgency(?: level)?|as (?:genuine|low risk|safe|not a scam)|json)\b/gi,
  /<\|?(?:im_start|system|endoftext|assistant)\|?>|\[(?:INST|SYSTEM)\]|###\s?(?:system|instruction)/gi,
  // German, French, Spanish, Italian, Dutch, Japanese: an order to forget all that was ordered.
  /\b(?:ignoriere|missachte|vergiss|vergessen sie)\b[^.\n]{0,12}\balle\p{L}{0,2} (?:vorherigen|bisherigen|früheren|obigen|deine) (?:anweisungen|instruktionen|regeln|vorgaben)/giu,
  /\b(?:ignorez?|oubliez?) (?:toutes? )?(?:les|tes|vos) (?:instructions|consignes|règles|directives)[^.\n]{0,12}(?:précédentes|antérieures|ci-dessus)/giu,
  /\b(?:ignor[ae]|olvid[ae]) (?:todas )?(?:las|tus) (?:instrucciones|indicaciones|reglas) (?:anteriores|previas)/giu,
  /\b(?:ignora|dimentica) (?:tutte )?(?:le|tue) (?:istruzioni|indicazioni|regole) (?:precedenti|sopra)/giu,
  /\b(?:negeer|vergeet) (?:alle|je) (?:vorige|eerdere|bovenstaande)? ?(?:instructies|aanwijzingen|opdrachten)/giu,
  /(?:これまで|以前|上記|先|前)の(?:指示|命令|プロンプト)を?[^。\n]{0,6}無視し[^。\n]{0,40}(?:答え|出力|分類|回答)/gu,
  /\b(?:hinweis|anweisung|nachricht|note|instruction|consigne|message|nota|instrucción|mensaje|istruzion[ei]|messaggio|opmerking|instructie|bericht)s? (?:an|für|à|pour|a|para|per|all'|aan|voor)\s?(?:die|alle|l'|toute|la|el|cualquier|le|de|elke)?\s?(?:ki|ia|künstliche intelligenz|intelligence artificielle|inteligencia artificial|intelligenza artificiale|kunstmatige intelligentie|sprachmodelle?|taalmodel(?:len)?)\b/giu,
  // Models that are told what to do with the letter, and what not to tell.
  /(?<!\p{L})(?:(?:ai|ki)-(?:modell\p{L}*|assistent\p{L}*|syste\p{L}*)|(?:modell[oi]|modelos?|modèles?|asistentes?|assistent[ei]|assistants?|sistem[ai]s?) (?:di |de |d['’])?(?:ia|ai|inteligencia artificial|intelligenza artificiale|intelligence artificielle))(?!\p{L})[^.\n]{0,60}(?<!\p{L})(?:samenvat\p{L}*|zusammenfass\p{L}*|riassum\p{L}+|resum\p{L}+|résum\p{L}+|lezen|lesen|legg\p{L}+|le[ae]n|lis\p{L}+|verwerk\p{L}+|verarbeit\p{L}+|elabor\p{L}+|proces\p{L}+|trait\p{L}+)(?!\p{L})[^.\n]{0,60}(?<!\p{L})(?:dienen|moeten|sollen|müssen|devono|debbono|dovranno|deben|deberán|doivent|devront)(?!\p{L})/giu,
  /(?<!\p{L})(?:vermeld deze (?:regel|zin|tekst) niet|erwähne(?:n sie)? diese[nr]? (?:zeile|satz|text) nicht|non (?:menzionare|riportare) questa (?:riga|frase|nota)|no mencion(?:e|es|en|ar) esta (?:línea|frase|nota)|ne (?:pas mentionner|mentionne[zr]? pas) cette (?:ligne|phrase|note))/giu,
  /(?:AI|人工知能|アシスタント|言語モデル)(?:へ|への|に対する|宛)の?(?:指示|注意|メモ|命令)/gu,
] as const

/** Programs that read and write, as people name them in each language. */
const READS_AND_WRITES = String.raw`(?:(?:large )?language models?|sprachmodelle?n?|taalmodel(?:len)?|modell[oi] linguistic[oi]|modèles? de langage|modelos? de lenguaje|(?:ai|ki|ia)-(?:\p{L}+)|(?:asistentes?|assistent[ei]|assistants?|agent[ei]?s?|modelos?|modell[oi]|modèles?|sistem[ai]s?|systèmes?|herramientas?|strument[oi]|outils?|programm\p{L}*) (?:de |di |d['’]|con |mit )?(?:ai|ia|ki|inteligencia artificial|intelligenza artificiale|intelligence artificielle|künstlicher intelligenz)|künstliche intelligenz|kunstmatige intelligentie|llms?)`
/** What such programs are told to do. */
const ORDERED = String.raw`(?:ignor|negeer|missacht|vergiss|oubli|olvid|dimentic|respond|répond|rispond|antwort|antwoord|nenn|noem|schreib|schrijf|scriv|écri|setze|zet|markier|markeer|marca|class?if|klassifi|classe[zr]|muestr|mostr|affich|zeig|toon|indi[cq]|dites|dis |diga|dica|verschweig|unterschlag|trate|traite|tratta|behand)`
/** "Per il modello linguistico: ignora", "Pour tout assistant IA : répondez": a label that names the program, and the order behind it. */
const ADDRESSED = new RegExp(
  String.raw`(?<!\p{L})${READS_AND_WRITES}(?!\p{L})[^\n:.]{0,40}[ \u00a0]?:(?=[^\n]{0,60}(?<!\p{L})${ORDERED})`,
  'giu',
)

/** At most this many are reported. */
const LIMIT = 20

/** Where such text stands in the working text: whole sentences, in order, without overlap. */
function findStretches(whole: Working): Stretch[] {
  const { text } = whole
  const doubtful = placesOf(DOUBTFUL, whole).map((at) => saidAround(text, at))
  return merge([
    ...placesOf(BLOCKS, whole),
    ...(mayHoldOrders(whole) ? linesOf(text).flatMap((line) => ordersIn(text, line)) : []),
    ...placesOf([...CERTAIN, ...SENTENCES], whole).map((at) => saidAround(text, at)),
    ...placesOf([ADDRESSED, ...LABELS], whole).map((at) => saidBelow(text, at)),
    ...ordersInParagraphs(whole),
    ...doubtful.filter(({ start, end }) => isToSoftware(text.slice(start, end))),
  ])
}

/** A hidden line is taken whole; of others the sentences that give an order, with those that go on with it. */
function ordersIn(text: string, line: Stretch): Stretch[] {
  const whole = text.slice(line.start, line.end)
  if (isHiddenFromPeople(whole)) return isOrderToSoftware(whole) ? [line] : []
  const orders: Stretch[] = []
  for (const sentence of sentencesOf(text, line)) {
    const words = text.slice(sentence.start, sentence.end)
    const goesWithLast = orders.at(-1)?.end === sentence.start && goesOn(words)
    if (isOrderToSoftware(words) || goesWithLast) orders.push(sentence)
  }
  return orders
}

function sentencesOf(text: string, { start, end }: Stretch): Stretch[] {
  const ends = Array.from(
    text.slice(start, end).matchAll(STOP),
    ({ index, 0: { length } }) => start + index + length,
  )
  return [...ends, end].map((stop, at) => ({ start: ends[at - 1] ?? start, end: stop }))
}

function linesOf(text: string): Stretch[] {
  return Array.from(text.matchAll(/[^\n]+/g), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
}

function isToSoftware(sentence: string): boolean {
  return TO_SOFTWARE.test(sentence) || NAME_IN_CODE.test(sentence)
}

function placesOf(patterns: readonly RegExp[], whole: Working): Stretch[] {
  return patterns.flatMap((pattern) =>
    Array.from(occurrences(pattern, whole), ({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  )
}

/** The sentence, also where people type without capitals, and all that stands in brackets with it. */
function saidAround(text: string, at: Stretch): Stretch {
  const { start, end } = sentenceAround(text, at)
  const opening = openBracket(text, start, at)
  if (opening !== undefined) return { start: opening, end: closing(text, at.end) ?? end }
  const before = [...text.slice(start, at.start).matchAll(STOP)].at(-1)
  const after = text.slice(at.end, end).search(STOP)
  return {
    start: before ? start + before.index + before[0].length : start,
    end: after < 0 ? end : at.end + after + 1,
  }
}

/** All of the paragraph that a label opens; in the middle of one, the sentence; of a bracket, what it holds. */
function saidBelow(text: string, at: Stretch): Stretch {
  const said = saidAround(text, at)
  if (ENDS_IN_BRACKET.test(text.slice(at.end, said.end))) return said
  const line = text.slice(text.lastIndexOf('\n', at.start) + 1, at.start)
  if (!OPENS_LINE.test(line)) return said
  const paragraph = text.slice(at.end, at.end + MOST_IN_BRACKETS).split(/\n[ \t]*\n/, 1)[0] ?? ''
  return { start: said.start, end: Math.max(said.end, at.end + paragraph.length) }
}

/** At most a mark and the words of a label: "/* Per il ", "Nota para ". */
const OPENS_LINE = /^[^\p{L}\n]{0,6}(?:[\p{L}'’]{1,12} ?){0,4}$/u

/** A bracket that opens before the order and is not closed again before it. */
function openBracket(text: string, start: number, at: Stretch): number | undefined {
  const opening = BRACKET.exec(text.slice(start, at.end))
  if (!opening || start + opening.index > at.start) return undefined
  const between = text.slice(start + opening.index + opening[0].length, at.start)
  return CLOSING.test(between) ? undefined : start + opening.index
}

/** After the bracket that closes in the same paragraph, however many sentences on. */
function closing(text: string, from: number): number | undefined {
  const paragraph = text.slice(from, from + MOST_IN_BRACKETS).split(/\n[ \t]*\n/, 1)[0] ?? ''
  const found = CLOSING.exec(paragraph)
  return found ? from + found.index + found[0].length : undefined
}

const STOP = /[.!?]\s+|。/g
const BRACKET = /\[\[?\s?(?=\p{L})|#{3,}|<!--|<system>|\/\*/iu
const CLOSING = /\]\]?|#{3,}|-->|<\/system>|\*\//i
const ENDS_IN_BRACKET = new RegExp(`(?:${CLOSING.source})$`, 'i')
const MOST_IN_BRACKETS = 800

function merge(stretches: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = []
  for (const { start, end } of stretches.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/**
 * Takes what is said to software out of the working text, with blanks in its place: it is no part of the letter, so
 * its words name no kind, no day and no sum. `spans` say where it stood.
 */
export function setInstructionsApart(whole: Working): { working: Working; spans: Span[] } {
  const said = findStretches(whole)
  const parts = said.map(({ start, end }, at) => [
    whole.text.slice(said[at - 1]?.end ?? 0, start),
    whole.text.slice(start, end).replace(/[^\n]/g, ' '),
  ])
  const rest = whole.text.slice(said.at(-1)?.end ?? 0)
  return {
    working: { ...whole, text: [...parts.flat(), rest].join('') },
    spans: said.slice(0, LIMIT).map(({ start, end }) => toSpan(whole, start, end)),
  }
}
