/** Letters of debt collectors and formal demands (mise en demeure) before any court: what they are, your rights and ways out. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_JA: Words = {
  'fr.debt.want': {
    says: 'あなたに払ってほしいと言っています。この手紙は頼んでいるだけです。それだけでは、払わせることはできません。',
  },
  'fr.debt.reality': {
    says: 'この手紙について、どの裁判所も何も決めていません。これで、給料、銀行のお金、物を取ることはだれにもできません。',
  },
  'fr.debt.not-yet': {
    says: 'まだ何も差し押さえられません。先に、執行できる文書（titre exécutoire）が必要です。ほとんどの場合、裁判官から出ます。',
  },
  'fr.debt.rights-summary': {
    says: '証拠を求め、金額を争い、上乗せの費用を断り、時間を求められます。',
  },
  'fr.debt.know-age': {
    says: '個人への多くの請求書は、2年で古すぎるものになります。支払いや書面の同意で、期間がまた始まることがあります。',
    learnMore: '電話、支払い、署名の前に、請求書の支払日を探してください。',
  },
  'fr.debt.right-proof': {
    says: '借金を求める側が証明しなければなりません。払う義務がないことを、あなたが証明する必要はありません。',
  },
  'fr.debt.option-dispute': {
    says: '書いて、契約書、請求書、計算を求めます。何がまちがいか、古すぎるかを伝えます。',
    title: '証拠を求める、または争う',
    cost: '書留は約6から8ユーロ。メールなら無料。',
    time: '書くのに1時間。答えまで数週間。',
    risk: '何も認めなければ、小さいです。それでも裁判所に行くことがあります。',
    bestFor: '借金に覚えがない、まちがっている、または古いとき。',
  },
  'fr.debt.option-plan': {
    says: '短い家計をつけて、毎月の金額を申し出ます。費用を加えない同意を、書面でもらいます。',
    title: '払える金額を申し出る',
    cost: '申し出た金額だけ。',
    time: '一晩。',
    risk: '支払いや同意で、古い借金の期間がまた始まることがあります。',
    bestFor: '払う義務があり、新しい借金のとき。',
  },
  'fr.debt.option-help': {
    says: 'Point conseil budgetか団体が、すべての借金を一緒に確かめます。',
    title: '無料の借金の相談員に会う',
    cost: '何もかかりません。',
    time: '1回の訪問か電話。',
    risk: 'ありません。',
    bestFor: '借金がいくつもある、または迷っているとき。',
  },
  'fr.debt.option-overdebt': {
    says: '借金を払えなければ、Banque de Franceに申請します。無料です。認められると、差押えは止まります。',
    title: '多重債務の助けを申請する',
    cost: '何もかかりません。',
    time: '答えまで最長3か月。',
    risk: '何年か、支払いの問題の名簿（FICP）に載ります。',
    bestFor: '借金が、とても払えないほど多いとき。',
  },
  'fr.debt.warn-restart': {
    says: '期間が終わる前に一部を払うか、計画に署名すると、期間がまた始まることがあります。先に日付を確かめてください。',
  },
  'fr.debt.insight-small-claims': {
    says: 'これは、€5,000までの小さい借金の簡単な手続きです。あなたが同意したときだけ進みます。1か月黙っていれば、断ったことになります。',
    actionable:
      '借金を争うなら、同意しないでください。すると相手は裁判官に行かなければなりません。',
  },
  'fr.debt.myth-prison': {
    says: 'フランスでは、未払いの請求書やローンで刑務所に入る人はいません。',
  },
  'fr.debt.myth-registered': {
    says: '書留を取りに行かなくても、守られません。日付を知るために、読んでください。',
  },
  'fr.debt.right-interest': {
    says: '遅れた利息は、正式な催告（mise en demeure）の日から、法律の率でつきます。契約に別の決まりがあればそれによります。',
  },
}
