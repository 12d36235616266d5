/** Finds ways to pay or to reach the sender: bank details, phones, web and mail addresses, and the odd ones. */
import type { PaymentInstruction } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'
import { quoteOf, toSpan } from './normalise.ts'
import { occurrences } from './occurrences.ts'

const PATTERNS = [
  { kind: 'iban', pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g },
  {
    kind: 'bank_account',
    pattern:
      /\bsort code[:\s]{0,3}\d{2}[- ]?\d{2}[- ]?\d{2}(?:[^\n]{0,30}\n?[^\n]{0,20}?\b(?:account|a\/c)(?: number| no\.?)?[:\s]{0,3}\d{6,10})?/gi,
  },
  {
    kind: 'bank_account',
    pattern:
      /\b(?:BSB|routing)(?: (?:number|no\.?))?[:\s]{0,3}\d{3}-?\d{3,6}(?:[^\n]{0,30}\n?[^\n]{0,20}?\baccount(?: number| no\.?)?[:\s]{0,3}\d{5,14})?|(?:普通|当座)(?:預金)?[:\s]{0,2}\d{6,8}/gi,
  },
  {
    kind: 'phone',
    pattern:
      /(?<![\d/-])(?:\+44 ?\(?0?\)?|\(?0)\d{2,4}\)?[ -]?\d{3,4}[ -]?\d{3,4}(?![\d/])|(?<!\d)\(\d{3}\) \d{3}-\d{4}|(?<!\d)1[38]00 \d{3} \d{3}|(?<!\d)\+(?:1|3[1-49]|353|41|49|61|64|81)[ ./-]?\(?\d{1,4}\)?(?:[ ./-]?\d{2,4}){2,4}(?!\d)/g,
  },
  {
    kind: 'email',
    pattern: /[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}/g,
  },
  {
    kind: 'web',
    pattern:
      /(?<![@\p{L}\p{N}.-])(?:https?:\/\/[^\s"'<>)]{3,120}|(?:www\.)?[a-z0-9-]{2,50}(?:\.[a-z0-9-]{2,40}){0,3}\.(?:co\.uk|org\.uk|gov\.uk|com|org|net|uk|info|co|io|xyz|top|online|site|shop|example|de|fr|nl|it|es|ie|eu|gov|scot|wales|cymru|link|click|live|vip|icu|help|support|cc|buzz|cfd|sbs|cyou)(?:\/[^\s"'<>)]{0,100})?)(?![\p{L}\p{N}@])/giu,
  },
  {
    kind: 'gift_card',
    pattern:
      /\b(?:gift|google play|itunes|steam|amazon) (?:gift )?(?:cards?|vouchers?)\b|\b(?:geschenkkarten?|gutscheinkarten?|cartes? cadeaux?|tarjetas? regalo|cart[ae] regalo|cadeaukaart(?:en)?)\b|ギフトカード|プリペイドカード/gi,
  },
  { kind: 'crypto', pattern: /\b(?:bitcoin|ethereum|usdt|cryptocurrency)\b/gi },
  { kind: 'post', pattern: /\b(?:cheques?|postal orders?)\b/gi },
  { kind: 'cash', pattern: /\b(?:pay(?:ment)? (?:in|by) cash|cash to|in cash)\b/gi },
  { kind: 'card', pattern: /\b(?:debit card|credit or debit card|by card)\b/gi },
] as const satisfies readonly { kind: PaymentInstruction['kind']; pattern: RegExp }[]

/** At most this many of each kind. */
const LIMIT = 20

/** Every way to pay or reach the sender, in order of the text. */
export function scanPayment(letter: Pick<Letter, 'working'>): PaymentInstruction[] {
  const { working } = letter
  const found: PaymentInstruction[] = []
  for (const { kind, pattern } of PATTERNS) {
    let count = 0
    for (const match of occurrences(pattern, working)) {
      count += 1
      if (count > LIMIT) break
      const span = toSpan(
        working,
        match.index,
        match.index + match[0].replace(/[.,;:]+$/, '').length,
      )
      found.push({ kind, value: quoteOf(working, span), span })
    }
  }
  return found.toSorted((a, b) => a.span[0] - b.span[0])
}
