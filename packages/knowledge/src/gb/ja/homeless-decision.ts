/** A decision of the council about a homeless person: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOMELESS_DECISION_JA: Words = {
  'gb.homeless.wants': {
    says: '住む所がないあなたに、役所が何をするか、しないかを知らせています。見直しを頼めます。',
  },
  'gb.homeless.right-review': {
    says: '21日以内に見直し（review）を求めます。その後、法律の間違いがあれば21日以内に County Court に訴えられます。',
  },
  'gb.homeless.right-stay': {
    says: '見直しが決まるまで泊まる所を役所に頼みます。役所はできますし、理由を見る必要があります。',
  },
  'gb.homeless.step': {
    says: '今日 Shelter か弁護士に助言を求めます。無料のこともあります。耐えられない事の医師の証明を送ります。',
  },
  'gb.homeless.wales': {
    says: '21日以内に見直し（review）を求めます。その間泊まる所を役所に頼みます。',
  },
  'gb.homeless.scotland': {
    says: '21日以内に見直し（review）を求めます。スコットランドでは、家のない人は誰でも、ひとまず泊まる所を受ける権利があります。',
  },
}
