/** Too much benefit paid in Northern Ireland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_NORTHERN_IRELAND_JA: Words = {
  'gb.ni-benefit.wants': {
    says: 'Department for Communities は払いすぎたと言い、返すよう求めています。',
  },
  'gb.ni-benefit.right-less': {
    says: 'Universal Credit は、役所の間違いでも取り戻せます。少ない額にするか、苦しむなら免除を頼めます。古い給付は、あなたの落ち度が要ります。',
  },
  'gb.ni-benefit.step': {
    says: 'それぞれの額の計算を聞きます。間違いなら1か月以内に見直しを求めます。費用の一覧と払える額を送ります。',
  },
}
