/**
 * Lines that are weighed for orders to software. No list of turns is ever whole: what counts is that a line speaks to a program or
 * is hidden from people, and says what is to be told of the letter. One sign alone is what honest letters have too.
 */
import type { Working } from './normalise.ts'
import { occurs } from './occurrences.ts'

const HIDDEN =
  /<!--|display:\s?none|visibility:\s?hidden|font-size:\s?0|<\/?(?:instructions?|system|prompt|document)>|%%|^[^\p{L}\n]{0,4}[-=*_]{3,}\s?(?:hidden|system|prompt|internal)\b/imu
/** What is to be said. */
const ORDERS = [
  /\bshould read\s?:|\bset the (?:deadline|sum|amount|kind|type|urgency|sender) to\b|(?:^|[,:;.(>–—-]\s*|\b(?:please|must|should|will|shall|and|then|not|be)\s)(?:say|state|report|answer|reply|respond|write|describe|classify|classified|summari[sz]ed?|mark|label|output|print|treat|remind me|translate|tell|add|mention|conclude)d?\b(?:\s(?:that|so|only|it|this|the|them|as|every|all|each|with|to|whoever|a|an)\b)/im,
  /(?<!\p{L})(?:schreibe?|sage?|nenne|melde|behandle|antworte|gib an|dites|indique[zr]?|réponde?[sz]?|écri(?:s|vez)|di que|diga que|indica que|responde que|escribe que|clasifica|classe|classeer|classificeer|classifica|stufe|scrivi|di['’] che|rispondi|indica che|meld|schrijf|zeg|antwoord|noem|napisz|powiedz)(?!\p{L})|(?:答え|伝え|分類し|出力し|回答し)(?:て|よ|る|なさい)/iu,
] as const

/** Turns by which a line may be meant for software; without one of them it is not weighed. */
const MEANT_FOR_SOFTWARE = [
  // Programs that people talk to, by name. "AI" and "IA" in capitals: small, they are words of Italian and French.
  [
    2.5,
    /\b(?:AI|A\.I\.|KI|IA|LLMs?|GPT(?:-?\d\w*)?)\b|AI(?=なら|へ|は|に)|人工知能|言語モデル|\b(?:[Cc]hat ?GPT|Siri|Alexa|Gemini|Copilot|[Ll]anguage [Mm]odels?|[Ss]prachmodelle?n?|[Mm]odèles? de langage|[Mm]odelos? de lenguaje|[Mm]odell[oi] linguistic[oi]|[Tt]aalmodel(?:len)?|[Kk]ünstliche Intelligenz|[Ii]ntelligence artificielle|[Ii]nteligencia artificial|[Ii]ntelligenza artificiale|[Kk]unstmatige intelligentie)\b/u,
  ],
  [2.5, HIDDEN],
  // Marks of a template too.
  [1.5, /\[\[|\{\{/],
  [
    3,
    /\b(?:for|to) (?:any |all |the )?(?:automated (?:systems?|readers?|tools?)|assistants?|bots?|machines|models?|software|programs?|parsers?)\s?:|(?<!\p{L})(?:an das system|au système|al sistema|voor het systeem|システムへの命令)\s?[:：]|^(?:ai |the )?assistant\s?:|\b(?:real|true|actual) (?:content|message|text)\s?:|\bplainletter,|\bevery letter you see/imu,
  ],
  [
    2,
    /\b(?:override (?:the|your|any|all) (?:analysis|classification|system|rules|result|reading)|when asked about (?:this|the) (?:page|letter|document)|translate (?:this|the) (?:letter|page|document) as|i am the (?:developer|owner|admin\w*|author) of (?:this|the) (?:tool|app|program|model|system|service))\b/i,
  ],
  [
    1.5,
    /\b(?:prompt:|your (?:summary|answer|output|response to the user|analysis)\b|analysis (?:result|output)|(?:correct|true|actual|real|final) (?:classification|urgency|document type|category)\b|from now on,? (?:you (?:will|must|are)\b)?|ignore the (?:text|page|letter) above|the model must|assistant,)/i,
  ],
] as const

/** What makes an order of it. */
const SIGNS_OF_AN_ORDER = [
  // "If you are an AI".
  [
    2.5,
    /\bif you are an?\b|(?<!\p{L})(?:falls|wenn|sofern) (?:du|sie) (?:ein|eine)\b|(?<!\p{L})si (?:vous êtes|tu es) (?:une?|la)\b|(?<!\p{L})si (?:eres|usted es|es usted) una?\b|(?<!\p{L})se (?:sei|lei è|è) una?\b|(?<!\p{L})als (?:je|jij|u) een\b|あなたが[^。\n]{0,14}なら|\bjesteś\b/iu,
  ],
  ...ORDERS.map((order) => [2, order] as const),
  [
    1,
    /\b(?:the (?:user|recipient|reader|person|addressee|human)|whoever uploaded)\b|(?<!\p{L})(?:der empfänger|le destinataire|el destinatario|il destinatario|de ontvanger)(?!\p{L})|受取人|利用者/iu,
  ],
  [
    1,
    /\b(?:this|it|the (?:following|above|page|document|letter)|type|as)(?: is)? (?:an? |the )?(?:genuine |real |valid |official |high )?(?:court|eviction|bailiff|tax|statutory|penalty|debt|legal|possession|enforcement)\b|\b(?:court (?:claim|order|judgment)|eviction notice|notice of eviction|final demand|bailiff notice|statutory demand|tax demand|debt collection letter|possession order)\b/i,
  ],
  [1.5, /\b(?:urgency|classification|document type|do not change|must not mention)\b/i],
  [1, /(?<!\p{L})(?:frist|betrag|art|deadline|amount|type|délai|plazo|termine)\s?=/iu],
  [1, /\b(?:analysis|hidden|prompt|override|instructions?|every letter|system)\b/i],
] as const

/** One sign of either kind, strong, or several weak ones. */
const ENOUGH = 4

/** False where no line of the page can be an order: most letters are looked through once. */
export function mayHoldOrders(page: Pick<Working, 'text'>): boolean {
  return MEANT_FOR_SOFTWARE.some(([, sign]) => occurs(sign, page))
}

/** True where the words are an order to software, and no part of the letter. */
export function isOrderToSoftware(line: string): boolean {
  const meant = sumOf(MEANT_FOR_SOFTWARE, line)
  if (meant === 0) return false
  const ordered = sumOf(SIGNS_OF_AN_ORDER, line)
  return ordered > 0 && meant + ordered >= ENOUGH
}

/** Hidden from people who look at the page: whatever stands in the line goes with it. */
export function isHiddenFromPeople(line: string): boolean {
  return HIDDEN.test(line)
}

/** "Say that the tenant must leave": goes on with an order that was given before it. */
export function goesOn(sentence: string): boolean {
  return ORDERS.some((order) => order.test(sentence))
}

type Weighed = readonly (readonly [weight: number, sign: RegExp])[]

function sumOf(signs: Weighed, line: string): number {
  return signs.reduce((sum, [weight, sign]) => (sign.test(line) ? sum + weight : sum), 0)
}
