/** The Japanese words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_JA: Words = {
  'fr.fund.want': {
    says: '公の保険が、何かを断るか、払うものを変えています。',
  },
  'fr.fund.reality': {
    says: '断られても、終わりではありません。最初の不服は無料で、手紙だけで足ります。',
  },
  'fr.fund.right-appeal': {
    says: '不服の委員会（commission de recours amiable）に書くために2か月あります。医学の理由なら、医学の委員会（CMRA）です。',
  },
  'fr.fund.right-court': {
    says: '2か月答えがない、または断られましたか。それなら、社会の裁判所（tribunal judiciaire, pôle social）に行くために2か月あります。無料です。',
  },
  'fr.fund.step-write': {
    says: '決定を争うと、日付とあなたの番号とともに書いてください。医師の手紙をつけ、書留で送ります。',
  },
  'fr.fund.option-appeal': {
    says: 'なぜまちがいかを自分の言葉で書き、決定を変えるよう求めます。',
    title: '決定を争う',
    cost: '無料',
    time: '2か月',
    risk: 'ありません。',
    bestFor: '理由に納得できないとき。',
  },
}
