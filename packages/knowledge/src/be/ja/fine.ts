/** The Japanese words of Belgium: fines. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_JA: Words = {
  'be.fine.want': {
    says: '警察か検察が、払えば交通違反の件を終わらせると提案しています。',
  },
  'be.fine.want-order': {
    says: 'これは支払命令（ordre de paiement、bevel tot betalen）です。不服を申し立てないと、判決のように強制執行されることがあります。',
  },
  'be.fine.who': {
    says: '罰金は町、警察、検察から来ます。警察裁判所（tribunal de police）が調べられます。',
  },
  'be.fine.reality': {
    says: '書面で無料で反論できます。正しい罰金なら、期限内に払うのが一番安いです。',
  },
  'be.fine.rights-summary': {
    says: '報告書を見て、まちがいの理由を伝え、決定には警察裁判所に申し立てられます。',
  },
  'be.fine.not-yet': {
    says: '最初の支払いの提案だけでは、執行官（huissier）は強制執行できません。先に命令か決定が必要です。',
  },
  'be.fine.deadline-order': {
    says: '受け取りから30日以内に、不服を申し立てるか、払います。法律は10営業日目に受け取ったとみなします。ここでは安全のため、日付から数えます。',
    action: '警察裁判所に申し立てる、または払う',
    consequence: '命令は強制執行できます。税金の還付を止める方法もあります。',
  },
  'be.fine.right-appeal': {
    says: '町の決定には、1か月以内に警察裁判所に申し立てられます。',
  },
  'be.fine.right-contest': {
    says: '最初の支払いの提案を争うか、運転した人を知らせることができます。手紙の用紙かサイトを使ってください。',
  },
  'be.fine.right-report': {
    says: '警察は、違反から14日以内に報告書を送らなければなりません。それより遅ければ、証拠の力が弱くなります。',
  },
  'be.fine.step-check': {
    says: '車の番号、日、時刻、場所を確かめてください。報告書と写真を求めます。',
  },
  'be.fine.step-answer': {
    says: '最後の日の前に、払うか書面で答えてください。両方はしないでください。',
  },
  'be.fine.step-proof': {
    says: '標識、駐車券、領収書の写真を残してください。',
  },
  'be.fine.option-defend': {
    title: '書面で反論する',
    says: '何がまちがいかを書面で伝え、証拠を付けます。',
    cost: '無料',
    time: '手紙にある最後の日まで',
    risk: '負けると、額が高くなることがあります。',
    bestFor: 'まちがっている、または運転していないとき。',
  },
  'be.fine.option-pay': {
    title: '期限内に払う',
    says: '手紙の番号を付けて払います。ほとんどの場合、それで終わります。',
    cost: 'その金額',
    time: '手紙にある最後の日まで',
    risk: '受け入れたことになります。',
    bestFor: '正しくて、払えるとき。',
  },
  'be.fine.option-plan': {
    title: '分割を頼む',
    says: '手紙の役所に分割を頼みます。',
    cost: 'その金額を、分けて払います',
    time: '今日。',
    risk: '断られることがあります。',
    bestFor: '正しいが、一度には高すぎるとき。',
  },
}
