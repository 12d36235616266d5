/** The Japanese words of Italy: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_JA: Words = {
  'it.debt.want': {
    says: 'この手紙（sollecitoかmessa in mora）は頼んでいるだけです。手紙だけで払わせることはできません。',
  },
  'it.debt.want-public': {
    says: '公の役所か税の徴収機関がお金を求めています。裁判官なしにお金を取れるので、期限内に答えてください。',
  },
  'it.debt.rights': {
    says: '証拠を求め、借金を争い、払える額を提案できます。だれもあなたをおどしたり、はずかしめたりしてはいけません。',
  },
  'it.debt.reality': {
    says: '会社からの手紙で、裁判所からではありません。この手紙で、給料や物を取ることはだれにもできません。',
  },
  'it.debt.reality-title': {
    says: '手紙は、裁判所の命令か判決があると書いています。先にこれを確かめてください。あれば、給料や口座を取られることがあります。',
  },
  'it.debt.no-seizure-yet': {
    says: 'まだ給料や口座を差し押さえ（pignoramento）できません。先に裁判所の命令、次に正式な警告（precetto）が必要です。',
  },
  'it.debt.old': {
    says: '借金は古すぎるものになります（prescrizione）。多くは10年、家賃と定期の請求書は5年、電気、ガス、水道は2年です。書面の請求で数え直しになります。',
    learnMore:
      '最後に払った日と、受け取ったすべての手紙を調べてください。電話、支払い、署名の前にします。',
  },
  'it.debt.right-proof': {
    says: '証拠を見る権利があります。裁判では、お金を求める側が借金と額を証明しなければなりません。',
  },
  'it.debt.right-over-indebted': {
    says: 'すべての借金は払えないなら、裁判所が計画を決めるか、消せます（sovraindebitamento）。出せるものがなくても、1回はできます。',
  },
  'it.debt.option-dispute': {
    title: '証明するよう求める',
    says: '手紙で、契約書、額、だれが債権を持つかの証拠を求めます。まちがいを書きます。',
    cost: '書留は数ユーロ。PECはもっと安いです。',
    time: '書くのに1時間。答えは数週間かかることが多いです。',
    risk: '借金を認めなければ、小さいです。',
    bestFor: '借金を知らない、額がおかしい、または古いとき。',
  },
  'it.debt.option-negotiate': {
    title: '払える額を提案する',
    says: '毎月の額か、終わらせるための少なめの額を提案します。利息を止めるよう頼みます。',
    cost: '提案した額。無理のない額だけにします。',
    time: '家計の計算に一晩。答えは数週間後。',
    risk: '提案や支払いは、借金を認め、期間を数え直すことになりえます。',
    bestFor: '払う義務があり、古くないとき。',
  },
  'it.debt.option-help': {
    title: '無料の相談を受ける',
    says: '消費者団体、または借金が多いなら危機の相談所（OCC）が、全部をいっしょに見ます。',
    cost: '最初の相談は無料か安いです。',
    time: '数日後の予約。',
    risk: 'ありません。',
    bestFor: '迷っている、または借金がいくつもあるとき。',
  },
  'it.debt.option-pay': {
    title: '払う',
    says: '借金が正しく、払えるなら、確かめた口座に振り込みます。領収書を求めてください。',
    cost: '払うべき額。',
    time: '数分。',
    risk: 'まちがって払ったお金は、取り戻しにくいです。',
    bestFor: '払う義務があり、額が正しく、払えるとき。',
  },
  'it.debt.insight-restart': {
    says: '少しの支払い、認めること、または相手の書留だけでも、期間が数え直しになることがあります。',
    actionable: '1ユーロでも払う前に、日付を確かめてください。',
  },
  'it.debt.element-detail': {
    name: '額のはっきりした一覧',
    says: '公正な請求は、借金、利息、費用を分けて示します。',
    ifMissing: 'すべての額と日付の一覧を書面で求めてください。',
  },
}
