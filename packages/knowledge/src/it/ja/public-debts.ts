/** The Japanese words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_JA: Words = {
  'it.public-debt.who': {
    says: 'これは公の役所です。税金、料金、罰金のためなら、裁判官なしで自分で支払命令を出せます。',
  },
  'it.public-debt.who-collector': {
    says: '徴収機関（Agenzia delle entrate-Riscossione）は、役所のためにお金を集めます。差し押さえに裁判官はいりません。',
  },
  'it.public-debt.reality': {
    says: '督促（sollecito）だけでは何も取られません。しかし正式な命令が届いて期限が過ぎると、給料や口座を差し押さえられます。',
  },
  'it.public-debt.reality-collector': {
    says: '通知（cartella）から60日たつと、銀行や勤め先に支払いを命じられます。予告の後で、車を使えなくすることもできます。',
  },
  'it.public-debt.reality-order': {
    says: 'これは支払命令（ingiunzione）です。30日以内に払うか、裁判官に訴えられます。税金なら、税務裁判所へは60日です。',
  },
  'it.public-debt.rights': {
    says: '書類を見ること、誤りの取消し（autotutela）、期限内の不服、分割払いを求めることができます。',
  },
  'it.public-debt.reminder-first': {
    says: '1万ユーロまでの借りなら、町はまず30日の期限つきの督促を送らなければなりません。その後で初めて、正式な通知により差し押さえられます。',
  },
  'it.public-debt.right-parts-town': {
    says: 'お金が足りないなら、町に月ごとの分割を求めてください。100ユーロを超えると、町の別の決まりがないかぎり、法律は4～72か月を認めます。',
  },
  'it.public-debt.right-parts-collector': {
    says: '12万ユーロまでなら、最大84回の月払いを求められます。求めた後は、新しい差し押さえを始められません。',
  },
  'it.public-debt.right-pay-limits': {
    says: '月2,500ユーロまでの給料からは10分の1、5,000ユーロまでは7分の1、それより上は5分の1まで取れます。口座に入った最後の給料は守られます。',
  },
  'it.public-debt.right-old': {
    says: '町の税金、毎年の料金、罰金は5年で時効になります。届いた請求があると、数え直しになります。',
  },
  'it.public-debt.right-car-tax': {
    says: '自動車税は、期限の年の後3年目の終わりに時効になります。その前に届いた請求があると、数え直しになります。',
  },
  'it.public-debt.want-fine': {
    says: '刑事裁判所が決めた罰金（pena pecuniaria）を求めています。',
  },
  'it.public-debt.reality-fine': {
    says: '払わない刑事罰金は、夜間の拘束、無給の労働、自宅拘束に変わることがあります。手紙の最終日の前に動いてください。',
  },
  'it.public-debt.right-fine-parts': {
    says: '検察官の命令の後、支払いまで90日あります。届いてから20日以内なら、月ごとの分割を求められます。',
  },
  'it.public-debt.step-fine': {
    says: '届いた日を書きとめ、今日弁護士に電話してください。収入が低ければ、国が弁護士の費用を払うことがあります。',
  },
  'it.public-debt.step-check': {
    says: '金額のもとになった書類と、それが届いた証明を役所に求めてください。年度と支払いを比べてください。',
  },
  'it.public-debt.step-act': {
    says: '正しいなら、今すぐ書面で月ごとの分割を求めてください。間違いなら、理由を書いて取消しを求めてください。',
  },
  'it.public-debt.option-parts': {
    title: '役所に月ごとの分割を求める',
    says: '書面かオンラインで、お金が足りないと伝えて求めてください。',
    cost: '利息が付きます。',
    time: '1時間。返事は数週間かかります。',
    risk: '何回か払い忘れると、計画は終わります。',
    bestFor: '支払う義務があり、一度に払えないとき。',
  },
}
