/** The Japanese words of Spain: first questions. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_JA: Words = {
  'es.ask.seize-without-judge': {
    says: '取立て会社は、裁判所なしに何も差し押さえできません。借金の証拠を求め、払う前に、古すぎないか確かめてください。',
  },
  'es.ask.eviction-day': {
    says: '裁判の日に行き、今日、無料の弁護士（abogado de oficio）を頼んでください。困っていると裁判所に報告するよう、福祉（servicios sociales）に頼みます。立ち退きを止められることがあります。',
  },
  'es.ask.landlord-letter-out': {
    says: '家主の手紙で契約は終わりません。家を出させられるのは裁判官だけです。書面で答え、無料の相談を受けてください。',
  },
}
