/** Text that tries to give orders to software. It is data to us, and a sign to report. */
import type { Span } from '@plainletter/contracts/reading'

import { toSpan } from './normalise.ts'
import type { Working } from './normalise.ts'
import { sentenceAround } from './sentence.ts'

const ORDERS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,30}\b(?:previous|prior|above|earlier|your|all|any|the)\b[^.\n]{0,20}\b(?:instructions?|rules?|prompts?|guidelines|guardrails|directions)\b/gi,
  /\b(?:system prompt|developer message|hidden prompt|jailbreak|prompt injection)\b/gi,
  /(?<!\b[A-Z]{2}\d{2} )\b(?:ai|a\.i\.|llm|language model|chatgpt|claude|gemini|copilot|assistant|automated (?:reader|system)|document (?:reader|parser|analyser)|summari[sz]er)\b\s?(?:assistants?|models?|systems?|agents?|tools?|readers?)?\s?[:,]/gi,
  /\b(?:you are now|act as|pretend to be|respond as|behave as)\b[^.\n]{0,20}\b(?:ai|assistant|model|system|unrestricted|dan|admin)\b/gi,
  /\b(?:note|instructions?|attention|message|notice) (?:to|for) (?:any |all |the )?(?:ai|llm|software|automated|assistant|model|language|reader software|machine|bots?)\b/gi,
  /\b(?:set|mark|classify|label|output|return|report)\b[^.\n]{0,24}\b(?:documentType|urgencyLevel|isOfficialDemand|senderOrganization|requiresProfessionalHelp|document type|urgency(?: level)?|as (?:genuine|low risk|safe|not a scam)|json)\b/gi,
  /<\|?(?:im_start|system|endoftext|assistant)\|?>|\[(?:INST|SYSTEM)\]|###\s?(?:system|instruction)/gi,
] as const

const LIMIT = 20

/** Spans of such text, in order, without overlap. */
export function findSoftwareInstructions(working: Working): Span[] {
  const spans: Span[] = []
  for (const pattern of ORDERS) {
    for (const match of working.text.matchAll(pattern)) {
      if (spans.length >= LIMIT) break
      const stretch = sentenceAround(working.text, {
        start: match.index,
        end: match.index + match[0].length,
      })
      spans.push(toSpan(working, stretch.start, stretch.end))
    }
  }
  return merge(spans.toSorted((a, b) => a[0] - b[0]))
}

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const [start, end] of spans) {
    const last = merged.at(-1)
    if (last && start < last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)]
    else merged.push([start, end])
  }
  return merged
}
