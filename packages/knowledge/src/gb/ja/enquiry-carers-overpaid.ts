/** Questions about Carer’s Allowance paid while earnings were over the limit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARERS_OVERPAID_JA: Words = {
  'gb.ask-benefit.carers-overpaid': {
    says: '1か月以内に再検討（mandatory reconsideration）を求めてください。変動する給料は平均でき、年金掛金の半分と一部の介護費を差し引けます。DWPは2015年から2025年のこうした債務を見直すとしています。返すのは、申告漏れや誤りがあなたにある時だけです。助言前に罰を受け入れず、少額の分割を求めます。',
  },
}
