/** Text that tries to give orders to software. It is data to us, and a sign to report. */
import type { Span } from '@plainletter/contracts/reading'

import { toSpan } from './normalise.ts'
import type { Working } from './normalise.ts'
import { sentenceAround } from './sentence.ts'
import type { Stretch } from './sentence.ts'

const ORDERS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,30}\b(?:previous|prior|above|earlier|your|all|any|the)\b[^.\n]{0,20}\b(?:instructions?|rules?|prompts?|guidelines|guardrails|directions)\b/gi,
  /\b(?:system prompt|developer message|hidden prompt|jailbreak|prompt injection)\b/gi,
  /(?<!\b[A-Z]{2}\d{2} )\b(?:ai|a\.i\.|llm|language model|chatgpt|claude|gemini|copilot|automated (?:reader|system)|document (?:reader|parser|analyser)|summari[sz]er)\b\s?(?:[a-z]+ing )?(?:assistants?|models?|systems?|agents?|tools?|readers?)?\s?[:,]/gi,
  /(?<=^[^\p{L}\n]*)assistant\s?[:,]/gimu,
  /\b(?:you are now|act as|pretend to be|respond as|behave as)\b[^.\n]{0,20}\b(?:ai|assistant|model|system|unrestricted|dan|admin)\b/gi,
  /\b(?:note|instructions?|attention|message|notice) (?:to|for) (?:any |all |the )?(?:ai|llm|software|automated|assistant|model|language|reader software|machine|bots?)\b/gi,
  /\b(?:set|mark|classify|label|output|return|report)\b[^.\n]{0,24}\b(?:documentType|urgencyLevel|isOfficialDemand|senderOrganization|requiresProfessionalHelp|document type|urgency(?: level)?|as (?:genuine|low risk|safe|not a scam)|json)\b/gi,
  /<\|?(?:im_start|system|endoftext|assistant)\|?>|\[(?:INST|SYSTEM)\]|###\s?(?:system|instruction)/gi,
  // German, French, Spanish, Italian, Dutch, Japanese.
  /(?:ignorier|missacht|vergiss|vergessen sie|überschreib)\p{L}*[^.\n]{0,20}\b(?:alle|vorherige|bisherige|frühere|obige|deine)[^.\n]{0,20}(?:anweisung|instruktion|regeln|vorgaben|prompt)\p{L}*/giu,
  /(?:ignore|oublie|ne (?:tiens|tenez) pas compte)\p{L}*[^.\n]{0,20}\b(?:instructions|consignes|règles|directives)\b[^.\n]{0,20}(?:précédent|antérieur|ci-dessus|reçu)\p{L}*/giu,
  /(?:ignor|olvid|haz caso omiso|dimentic)\p{L}*[^.\n]{0,20}\b(?:instrucciones|indicaciones|reglas|istruzioni|indicazioni|regole)\b(?:[^.\n]{0,20}(?:anterior|previ|preceden|sopra)\p{L}*)?/giu,
  /(?:negeer|vergeet)\b[^.\n]{0,20}\b(?:alle|vorige|eerdere|bovenstaande|je)\b[^.\n]{0,20}(?:instructies|aanwijzingen|regels|opdrachten)/giu,
  /(?:これまで|以前|上記|先|前)の[^。\n]{0,12}(?:指示|命令|ルール|プロンプト)[^。\n]{0,10}(?:無視|忘れ)/gu,
  /\b(?:hinweis|anweisung|nachricht|note|instruction|consigne|message|nota|instrucción|mensaje|istruzion[ei]|messaggio|opmerking|instructie|bericht)s? (?:an|für|à|pour|a|para|per|all'|aan|voor)\s?(?:die|alle|l'|toute|la|el|cualquier|le|de|elke)?\s?(?:ki|ia|ai|künstliche intelligenz|intelligence artificielle|inteligencia artificial|intelligenza artificiale|kunstmatige intelligentie|sprachmodelle?|taalmodel(?:len)?|software|logiciel|assistente?n?)\b/giu,
  /(?:AI|人工知能|アシスタント|言語モデル)(?:へ|への|に対する|宛)の?(?:指示|注意|メモ|命令)/gu,
] as const

const LIMIT = 20

/** Where such text stands in the working text: whole sentences, in order, without overlap. */
function findStretches(text: string): Stretch[] {
  const found = ORDERS.flatMap((pattern) => [...text.matchAll(pattern)])
  const stretches = found
    .slice(0, LIMIT)
    .map(({ index, 0: { length } }) => saidAround(text, { start: index, end: index + length }))
  return merge(stretches.toSorted((one, other) => one.start - other.start))
}

/** The sentence, also where people type without capitals, and all that stands in brackets with it. */
function saidAround(text: string, at: Stretch): Stretch {
  const { start, end } = sentenceAround(text, at)
  const opening = BRACKET.exec(text.slice(start, at.start + 1))
  if (opening) return { start: start + opening.index, end: closing(text, at.end) ?? end }
  const before = [...text.slice(start, at.start).matchAll(STOP)].at(-1)
  const after = text.slice(at.end, end).search(STOP)
  return {
    start: before ? start + before.index + before[0].length : start,
    end: after < 0 ? end : at.end + after + 1,
  }
}

/** After the bracket that closes, however many sentences on. */
function closing(text: string, from: number): number | undefined {
  const found = CLOSING.exec(text.slice(from, from + MOST_IN_BRACKETS))
  return found ? from + found.index + found[0].length : undefined
}

const STOP = /[.!?]\s+|。/g
const BRACKET = /\[\[?\s?(?=\p{L})|#{3,}|<!--|<system>/iu
const CLOSING = /\]\]?|#{3,}|-->|<\/system>/i
const MOST_IN_BRACKETS = 800

function merge(stretches: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = []
  for (const { start, end } of stretches) {
    const last = merged.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/**
 * Takes what is said to software out of the working text, with blanks in its place: it is no part of the letter, so its words
 * name no kind, no day and no sum. `spans` say where it stood.
 */
export function setInstructionsApart(whole: Working): { working: Working; spans: Span[] } {
  const stretches = findStretches(whole.text)
  const parts = stretches.map(({ start, end }, at) => [
    whole.text.slice(stretches[at - 1]?.end ?? 0, start),
    whole.text.slice(start, end).replace(/[^\n]/g, ' '),
  ])
  const rest = whole.text.slice(stretches.at(-1)?.end ?? 0)
  return {
    working: { ...whole, text: [...parts.flat(), rest].join('') },
    spans: stretches.map(({ start, end }) => toSpan(whole, start, end)),
  }
}
