/** The Japanese words of the rows in ../immigration-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_DECISION_JA: Words = {
  'nl.stay.right-wait-here': {
    says: '異議を出しても、ここで待てるとは限りません。送還を止める緊急の措置（voorlopige voorziening）をすぐ裁判所に求めてください。',
  },
  'nl.stay.right-family': {
    says: '家族生活は慎重に考慮されなければなりません。パートナー、子ども、滞在年数の証拠を送ってください。',
  },
  'nl.stay.right-heard': {
    says: '異議が決まる前に、事情を話す権利があります。必要なら通訳を求めてください。',
  },
  'nl.stay.step-lawyer': {
    says: '法律扶助の役所（Raad voor Rechtsbijstand）で、外国人法の弁護士を探してください。収入が少なければ自己負担はわずかです。',
  },
  'nl.stay.not-yet': {
    says: 'ふつう、自分で出国するまで4週間あります。短い場合は手紙に書かれています。',
  },
}
