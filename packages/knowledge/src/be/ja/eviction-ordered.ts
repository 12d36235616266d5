/** The Japanese words of the rows in ../eviction-ordered.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_ORDERED_JA: Words = {
  'be.home.reality-judged': {
    says: '裁判官が決めたので、急ぎです。今日、CPAS（公的福祉センター）と無料の弁護士に行ってください。',
  },
  'be.home.warn-judged': {
    says: '執行官（huissier）が日を決めるかもしれません。今すぐ、CPASに住まいを、弁護士に時間の延長を頼んでください。',
  },
  'be.home.judged-brussels': {
    says: 'ブリュッセルでは、11月1日から3月15日まで、ほとんどの立ち退きは行えません。',
  },
  'be.home.judged-cpas': {
    says: '今日、CPAS（OCMW、公的福祉センター）に電話してください。住まいと話し合いの助けを求めます。',
  },
  'be.home.judged-month': {
    says: 'ほとんどの場合、立ち退きまで、送達の後1か月あります。執行官（huissier）は、その日を前もって知らせなければなりません。',
  },
}
