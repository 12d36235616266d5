/** Rights of who gets a letter before court action, from a business or from a person: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_RIGHTS_JA: Words = {
  'gb.lbc.right-thirty': {
    says: '手紙の日付から30日間、返事を考える権利があります。これは、会社が個人に求める借金の場合です。',
  },
  'gb.lbc.right-documents': {
    says: '書類を求める権利があります。相手は30日以内に送るか、送れない理由を言わなければなりません。',
  },
  'gb.lbc.right-wait': {
    says: '用紙を返せば、相手は30日間裁判を待つべきです。用紙を受け取った日か、書類を送った日から数えます。',
  },
  'gb.lbc.right-talk': {
    says: '両方とも、裁判なしの解決に努めなければなりません。分割払いを提案したり、調停人（mediator）やオンブズマン（ombudsman）を求めたりできます。',
  },
  'gb.lbc.right-notice': {
    says: '話し合いがだめなら、相手は裁判を始める前に、少なくともさらに14日前に知らせるべきです。',
  },
  'gb.lbc.right-breach': {
    says: '相手がこの手順を守らなければ、裁判所に伝えられます。裁判官は、手続きを止めたり、費用をだれが払うかを変えたりできます。',
  },
  'gb.lbc.person-right': {
    says: '返事には適切な時間があるべきです。簡単な件なら14日です。会社への借金のときの長い期間は、この件には当てはまりません。',
  },
  'gb.lbc.person-step': {
    says: '手紙の期限の前に返事をしてください。認める点と認めない点を書き、証拠を送ります。話し合いを提案してください。',
  },
}
