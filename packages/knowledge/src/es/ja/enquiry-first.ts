/** The Japanese words of Spain: first questions. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_JA: Words = {
  'es.ask.seize-without-judge': {
    says: '取立業者は裁判所なしに給料、口座、物を差し押さえられません。契約書、明細、債権を買った証拠を書面で求めてください。時効も確かめます。普通は最後の請求か支払いから5年です。それまで何も払わず認めないでください。カードの利息は暴利のことがあります。連絡は書面だけと求め、職場への電話や誤ったASNEF登録はAEPDに通報を。',
  },
  'es.ask.eviction-day': {
    says: '裁判の日に行き、今日、無料の弁護士（abogado de oficio）を頼んでください。困っていると裁判所に報告するよう、福祉（servicios sociales）に頼みます。立ち退きを止められることがあります。',
  },
  'es.ask.landlord-letter-out': {
    says: '家主の手紙で契約は終わりません。家を出させられるのは裁判官だけです。書面で答え、無料の相談を受けてください。',
  },
}
