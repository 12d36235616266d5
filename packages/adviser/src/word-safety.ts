/** Whether one word, yes or no, can be said to a question without being taken for its opposite. */
import type { RuleOf } from '@plainletter/contracts/rule'
import { splitSentences } from '@plainletter/phrases/sentence'

import { asksYesOrNo, isStatement, isTurnedRound } from './question-form.ts'
import { saysOtherNumber } from './stated-number.ts'

type Said = Pick<RuleOf<'answer'>, 'verdict' | 'says' | 'asks'>

/** `fits`: the word may be said. `misleads`: it may not, even where the row begins with it. */
export type WordSafety = 'fits' | 'idle' | 'misleads'

/** Idle: nobody asked for the word, or a belief would be confirmed by it. `language` is that of the question. */
export function wordSafety(question: string, said: Said, language: string): WordSafety {
  if (isTurnedRound(question) || hasOtherFrame(question, said)) return 'misleads'
  if (hasOtherCondition(question, said, language)) return 'misleads'
  if (opensWithYes(said) && ASKS_TO_CONFIRM.test(question)) return 'misleads'
  if (!asksYesOrNo(question, language)) return 'idle'
  const isConfirmed =
    opensWithYes(said) && (isStatement(question, language) || saysOtherNumber(question, said.says))
  return isConfirmed ? 'idle' : 'fits'
}

/** Also where the row says what to do, and its own words begin with the yes. */
function opensWithYes({ verdict, says }: Said): boolean {
  return verdict === 'yes' || /^(?:yes|ja|oui|s[íì]|はい)[.,:、。]/iu.test(says)
}

/** "They say it is over. Is that right?": a yes would be said to what they say. */
const ASKS_TO_CONFIRM =
  /(?<!\p{L})(?:(?:is|are) (?:that|this|it|they|he|she) (?:really )?(?:true|right|correct|so|legit|wrong|mistaken)|stimmt (?:das|es)(?: so| wirklich)?|ist (?:das|dem) (?:(?:wirklich )?(?:wahr|richtig|korrekt)|so)|c['’]est (?:bien )?(?:vrai|exact|correct|ça)|est-ce (?:bien )?(?:vrai|exact|correct|(?:le )?cas)|es (?:(?:eso )?(?:verdad|cierto|correcto)|as[ií])|è (?:vero|giusto|corretto|così)|klopt (?:dat|het|dit)(?: wel| echt)?|is (?:dat|het|dit) (?:wel |echt )?(?:zo|waar|juist))\s*[?.!]*\s*$|(?:本当|ほんと|そう|正しい|合ってい)(?:う)?(?:でしょうか|ですか|なのでしょうか|ますか)[?？。]*\s*$/iu

/** "Can he get in if I leave the door open?": what stands behind these may make all the difference. */
const CONDITIONS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:if|unless|when) (?=(?:i|he|she|they|we|it|my|the)\b)([^?!.]+)/i,
  de: /(?<!\p{L})(?:wenn|falls) ([^?!.]+)/iu,
  fr: /(?<!\p{L})(?:si|quand) (?=(?:je|j'|il|elle|on|nous|le|la|mon|ma)(?!\p{L}))([^?!.]+)/iu,
  es: /(?<!\p{L})(?:si|cuando) ([^?!.]+)/iu,
  it: /(?<!\p{L})se (?=(?:non|lo|la|il|mi|io|lascio|pago|vado|ho|sono)(?!\p{L}))([^?!.]+)/iu,
  nl: /(?<!\p{L})(?:als|indien) ([^?!.]+)/iu,
}
/** Of the words of a condition so many must be known to the answer, for its yes or no to count. */
const KNOWN_SHARE = 0.4
const LEAST_WORDS = 2

/** The question is put for a case of which the answer says too little. */
function hasOtherCondition(question: string, { says, asks }: Said, language: string): boolean {
  const told = rootsIn(CONDITIONS[language]?.exec(question)?.[1] ?? '')
  if (told.length < LEAST_WORDS) return false
  const known = new Set(rootsIn([says, ...asks.flat()].join(' ')))
  return told.filter((root) => known.has(root)).length < told.length * KNOWN_SHARE
}

/** Words of four letters or more by their beginnings. */
function rootsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5))
}

const PERSON = String.raw`(?:i|we)`
const OTHER = String.raw`(?:they|he|she|it|bailiffs?|debt collectors?|(?:a|an|the|my) (?:\w+ ){0,2}?\w+)`
/** "Can I stay", "am I allowed to". */
const MY_POWER = new RegExp(String.raw`\b(?:can|could|may|am|are) ${PERSON}\b`, 'i')
/** "Can my landlord keep". */
const THEIR_POWER = new RegExp(
  String.raw`\b(?:can|could|may) ${OTHER} (?!not\b)|\b(?:is|are) ${OTHER} allowed\b`,
  'i',
)
/** "Should he just pay it": a yes or no would be said to that step, of which the row must speak first. */
const ASKS_ADVICE =
  /\b(?:should|shall|ought) (?:i|we|he|she|my \w+) (?:to )?(?:(?:just|still|even|really|now|then|simply|maybe|also) )*(\w{3,})/i
/** "Am I still obligated to pay", "do I have to": a yes would say that they must. */
const MY_DUTY =
  /\b(?:do|must|am|are) (?:i|we) (?:(?:still|just|really|now|legally|even|actually|then) )*(?:have to|need to|got to|owe|pay|obligated|obliged|required|liable|responsible|on the hook|supposed to)\b/i
const DUTY =
  /\b(?:must|have to|has to|owes?|need to|needs to|should|required|liable|responsible|bound|duty|due|pay|pays)\b|^(?:yes[.,] )?(?:(?:mostly|often|in most cases)[,.]? )?(?:answer|keep|tell|give|go|file|send|register|report|apply|ask|call|write|do)\b/i
/** "Does my landlord need permission". */
const THEIR_DUTY = new RegExp(
  String.raw`\b(?:do|does|must|should) ${OTHER} (?:have to|need|require)\b|\bmust ${OTHER} \w+`,
  'i',
)
/** "Does the winter truce count for power too?": the no of a row about a cut would be said to the truce. */
const ASKS_IF_IT_APPLIES =
  /(?<!\p{L})(?:(?:does|do) (?:it|this|that|the [\p{L} ]{3,30}?) (?:also |too )?(?:apply|count|hold)|(?:gilt|gelten|greift|zählt) (?:das|die|der|es)?[^?.!]{0,40}(?<!\p{L})auch|(?:marche|vaut|valable|s['’]applique|compte|concerne|joue)(?:nt)? (?:aussi|également)|(?:vale|sirve|se aplica|cuenta)n? también|(?:vale|si applica|conta) anche|(?:geldt|telt)[^?.!]{0,40}(?<!\p{L})ook)(?!\p{L})/iu
const NO_DUTY = /^(?:no[.,] )?(?:you (?:do not|don't) have to|you need not|no law makes you)\b/i
const NO_POWER = /\b(?:may not|cannot|must leave|must not|have no power|has no power)\b/i
const POWER = /\b(?:may|can|could|will|must)\b/i

/** It asks whether to do a thing, or whether one must, and the row speaks of something else. */
function hasOtherStep(question: string, verdict: Said['verdict'], first: string): boolean {
  const step = ASKS_ADVICE.exec(question)?.[1]?.toLowerCase().slice(0, 5)
  if (step !== undefined && !first.toLowerCase().includes(step)) return true
  return verdict === 'yes' && MY_DUTY.test(question) && !DUTY.test(first)
}

/** The no of a row, said to a question with another frame. */
function isNoToOther(question: string, first: string): boolean {
  if (ASKS_IF_IT_APPLIES.test(question)) return true
  if (MY_POWER.test(question) && NO_DUTY.test(first)) return true
  return THEIR_DUTY.test(question) && (NO_POWER.test(first) || NO_DUTY.test(first))
}

/** The question asks for one thing and the row tells another: "can I stay" and "you do not have to leave". */
function hasOtherFrame(question: string, { verdict, says }: Said): boolean {
  const first = splitSentences(says.replace(/^(?:yes|no)\. /i, ''))[0] ?? ''
  if (hasOtherStep(question, verdict, first)) return true
  if (verdict === 'no') return isNoToOther(question, first)
  return verdict === 'yes' && THEIR_POWER.test(question) && !POWER.test(first)
}
