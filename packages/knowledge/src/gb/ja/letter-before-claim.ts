/** Letters before a court claim: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_JA: Words = {
  'gb.lbc.want': {
    says: '払うか返事をするよう求めています。どちらもしなければ、裁判所に決めてもらうかもしれません。',
  },
  'gb.lbc.rights-summary': {
    says: '返事まで30日あり、書類を求めたり、相談の時間を求めたりできます。期限内に返事をすれば、相手は待つべきです。',
  },
  'gb.lbc.reality': {
    says: '大切な手紙ですが、まだ裁判所は関わっていません。あなたに判決（judgment）は出ていません。よい返事をすれば、ここで止められます。',
  },
  'gb.lbc.reality-scotland': {
    says: '大切な手紙ですが、まだ裁判所は関わっていません。スコットランドでは、£5,000までの請求は簡易手続き（simple procedure）を使います。',
  },
  'gb.lbc.reality-ni': {
    says: '大切な手紙ですが、まだ裁判所は関わっていません。先に裁判所の判決（judgment）がなければ、だれも借金の支払いを強制できません。',
  },
  'gb.lbc.who': {
    says: 'お金を求めている会社か、その弁護士（solicitors）からの手紙です。弁護士は相手のために働き、あなたのためではありません。裁判所ではありません。',
  },
  'gb.lbc.no-judgment-yet': {
    says: 'この手紙だけで郡裁判所の判決（county court judgment）は出ません。先に裁判所を通して請求（claim）を送る必要があり、あなたには答える時間があります。',
  },
  'gb.lbc.no-bailiffs-yet': {
    says: '今、この借金のために執行官（bailiff）は来られません。先に判決（judgment）が必要で、そのうえで支払いがないことが必要です。',
  },
  'gb.lbc.know-wait': {
    says: '返事の用紙（Reply Form）で書類を求めると、相手は書類を送ってから30日間、裁判を待つべきです。',
    learnMore:
      '書類を求める欄に印をつけ、ほしいものを書きます。契約書、明細、債権を売った通知などです。',
  },
  'gb.lbc.org-conduct': {
    says: '弁護士（solicitor）が送った手紙なら、Solicitors Regulation Authorityが規則を決めています。弁護士のいない人の弱みにつけこんではいけません。',
  },
  'gb.lbc.thirty-days': {
    says: '返事の期限は、手紙の上に書かれた日付から30日です。郵便の時間も考えてください。',
    action: '返事の用紙（Reply Form）か自分の手紙を送る',
    consequence: 'この日の後、相手は裁判の請求（court claim）を始めるかもしれません。',
  },
  'gb.lbc.option-dispute': {
    says: '用紙を返し、争う点と、ほしい書類を書きます。しばらく時間の進みが止まります。',
    title: '争って、書類を求める',
    cost: '切手代。',
    time: '1、2時間。その後、相手は30日以内に書類を送ることになっています。',
    risk: '相手が正しければ、後で裁判の費用が加わり、額が増えることがあります。',
    bestFor: '覚えのない借金、または金額や日付がおかしい場合。',
  },
  'gb.lbc.option-negotiate': {
    says: '借りているという欄に印をつけ、家計の用紙を書き、毎月の額を提案します。相手が同意すれば、裁判はありません。',
    title: '分割払いを提案する',
    cost: '提案した額。',
    time: '家計の計算に一晩。',
    risk: '借金を認めることになります。古すぎる可能性があれば、先に考えてください。',
    bestFor: '払う義務があり、いくらか払える場合。',
  },
  'gb.lbc.option-help': {
    says: '無料の借金の相談員が、手紙をいっしょに読み、用紙を手伝ってくれます。',
    title: '返事の前に無料の相談を受ける',
    cost: '無料。',
    time: '1時間ほど。',
    risk: '期限内に返事をすれば、ありません。',
    bestFor: '迷っている、またはほかにも借金がある場合。',
  },
  'gb.lbc.option-pay': {
    says: '払う義務があり、無理なく払えるなら、今払えば終わります。領収書と、記録の訂正を求めてください。',
    title: '全部払う',
    cost: '手紙の金額。',
    time: '1日。',
    risk: '一度払うと、取り戻すのは難しいです。',
    bestFor: '借金にも金額にも同意している場合。',
  },
}
