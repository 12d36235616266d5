/** Questions about a car from a dealer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_JA: Words = {
  'ca.ask.used-car': {
    says: 'すぐ販売店に手紙を書き、広告と契約書を取っておいてください。販売店の車は、説明どおりで、走れる状態でなければなりません。その後は、州の自動車販売の監督機関か、少額裁判所（small claims court）へ行きます。',
  },
  'ca.ask.dealer-lied': {
    says: '売り手は、だましてはなりません。何がうそだったかを書き、取り消しを求めてください。オンタリオ州では1年以内です。業者の監督機関（OMVIC、AMVIC、VSA）が無料で助けます。',
  },
}
