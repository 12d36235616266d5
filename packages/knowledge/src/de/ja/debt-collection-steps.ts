/** What to do about a letter of a debt collector: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_JA: Words = {
  'de.debt.step-before-claim': {
    says: '証拠を求めるだけでも、期日の前に書面で答えてください。裁判の費用がかからずにすむことがあります。',
  },
  'de.debt.option-defend-later': {
    says: '書面で請求を断ります。裁判所の書類が来たら、2週間以内に異議を出すか争います。',
    title: '裁判で証明してもらう',
    cost: '今は何もかかりません。負けた人が裁判所と弁護士に払います。',
    time: '数週間か数か月。',
    risk: '請求が正しいと、もっと高くなります。',
    bestFor: '何も払う義務がないと確信し、証拠があるとき。',
  },
  'de.debt.step-check': {
    says: '払う前に確かめてください。会社、契約、金額を知っていますか。もう払いましたか。',
  },
  'de.debt.step-dispute-fast': {
    says: 'まちがいなら、早く書いて争ってください。争っている請求は、信用情報に数えてはいけないことがあります。',
  },
  'de.debt.step-no-sign': {
    says: '借金を認める書類（Schuldanerkenntnis）に署名しないでください。反対する権利を失うおそれがとても高いです。',
  },
  'de.debt.step-court-post': {
    says: '黄色い封筒に気をつけてください。裁判所の支払命令（Mahnbescheid）には、異議のために2週間しかありません。',
  },
  'de.debt.step-valid-pay': {
    says: '元の金額を払う義務があるなら、何の支払いかを書いて、その部分を払ってください。その後は、費用だけを争います。',
  },
  'de.debt.step-valid-rates': {
    says: 'すぐに払えなければ、書面で毎月の少ない金額を申し出てください。相手は先に、計画にいくらかかるかを言わなければなりません。',
  },
  'de.debt.step-valid-living': {
    says: 'まず家、電気、食べ物に払ってください。借金相談（Schuldnerberatung）は、Caritas、Diakonie、AWOと多くの町で無料です。',
  },
  'de.debt.step-dispute-letter': {
    says: '「この請求を争います」と書いてください。契約書、その日付、最初の債権者、費用の一覧を求めます。送った証拠を残してください。',
  },
  'de.debt.step-dispute-creditor': {
    says: '同じ手紙を最初の会社に送ってください。借金が売られたなら、譲渡の証書（Abtretungsurkunde）を求めます。',
  },
  'de.debt.step-keep': {
    says: 'すべての手紙と封筒を残してください。電話のたびに、日、名前、言葉を書きとめます。',
  },
  'de.debt.step-p-account': {
    says: '借金が多いなら、銀行口座を守られた口座（P-Konto）に変えてください。銀行はそうしなければなりません。',
  },
  'de.debt.option-dispute': {
    says: '請求を争うことと、その理由を伝えます。契約書と費用の一覧を求めます。',
    title: '書面で請求を争う',
    cost: '切手代。メールなら無料。',
    time: '30分。早めに行ってください。',
    risk: '相手はそれでも、裁判所の支払命令を申し立てられます。それにも異議を出せます。',
    bestFor: '請求に覚えがない、もう払った、または金額がまちがっているとき。',
  },
  'de.debt.option-pay-main': {
    says: '払うべき分を、何の支払いかを書いて、会社に払います。弁護士が求められる額を超える費用は断ります。',
    title: '元の金額を払い、費用を争う',
    cost: '元の金額と、適切な利息。',
    time: '早めに。',
    risk: '費用について続けてくることがあります。それはよく少額です。',
    bestFor:
      '請求書は正しいが、加えた費用が高すぎるように見える、または督促が一度も来なかったとき。',
  },
  'de.debt.option-rates': {
    says: '毎月出せる金額を申し出ます。利息を止め、借金を認める文を入れないよう求めます。',
    title: '毎月の支払いを申し出る',
    cost: '借金と、計画の手数料がかかることもあります。',
    time: '手紙1通。書面の同意を待ちます。',
    risk: '計画には、費用と、借金を認める文が入ることがあります。認める文は線で消してください。どんな支払いでも、3年がまた始まります。',
    bestFor: '払う義務があるが、すぐに払えないとき。',
  },
  'de.debt.option-help': {
    says: '借金の相談員が請求を確かめ、あなたのために書き、すべての借金を見ます。',
    title: '無料の借金相談を受ける',
    cost: '福祉団体と町では無料。',
    time: '順番待ちがあるので、早く電話します。',
    risk: '先にお金を求める会社は、無料の相談ではありません。',
    bestFor: '借金が二つ以上ある、または出せるお金がないとき。',
  },
  'de.debt.option-complain': {
    says: '会社が何を書き、何をしたかを、連邦司法庁に伝えます。写しを送ります。',
    title: '監督する役所に苦情を言う',
    cost: '無料。',
    time: '手紙1通か、ネットの用紙。',
    risk: '請求は止まりません。請求も争ってください。',
    bestFor: 'おどす、だます、または答えないとき。',
  },
  'de.debt.step-legal-advice': {
    says: '収入が少なければ、区裁判所（Amtsgericht）で相談券（Beratungsschein）をもらえます。弁護士の費用は15ユーロで済みます。',
  },
}
