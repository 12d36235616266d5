/** The law that letters in Japanese name. Where a rule of the knowledge base holds it, that rule says when it was checked. */
import type { LetterLaw } from '@plainletter/contracts/draft'

const japanese = (title: string, id: string, provision: string): LetterLaw => ({
  title,
  provision,
  url: `https://laws.e-gov.go.jp/law/${id}`,
})

export const LAW = {
  limitation: japanese('民法', '129AC0000000089', '民法145条'),
  moneyLending: japanese('貸金業法', '358AC1000000032', '貸金業法21条'),
  lease: japanese('借地借家法', '403AC0000000090', '借地借家法28条'),
  dismissalReason: japanese('労働基準法', '322AC0000000049', '労働基準法22条'),
  abuse: japanese('労働契約法', '419AC0000000128', '労働契約法16条'),
} as const satisfies Record<string, LetterLaw>
