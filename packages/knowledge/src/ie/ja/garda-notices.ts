/** The Japanese words of the rows in ../garda-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GARDA_NOTICES_JA: Words = {
  'ie.garda.right-name': {
    says: '運転していなければ、28日以内に運転者を知らせます。通知はその人に送られます。',
  },
  'ie.garda.right-court': {
    says: '受け入れる義務はありません。District Court が決めることができ、警察が証明します。',
  },
  'ie.garda.right-proof': {
    says: 'カメラの場合、Fixed Charge Processing Office に写真を求められます。',
  },
  'ie.garda.warn-silent': {
    says: '放置しないでください。答えないこと自体が違反で、運転者とみなされることがあります。',
  },
  'ie.garda.warn-truth': { says: '本当に運転した人だけを書いてください。うその情報は犯罪です。' },
  'ie.garda.deadline-name': {
    says: '通知の日付から28日あります。',
    action: '運転者を知らせる',
    consequence: '運転者とみなされるか、裁判になることがあります。',
  },
  'ie.garda.step-fill': {
    says: '車、日、場所を確かめます。運転者の氏名と住所を書き、署名し、証明の残る方法で送ります。',
  },
  'ie.garda.step-sold': { says: '車が売却済み、貸出中、盗難中なら、証拠を付けて伝えます。' },
  'ie.garda.deadline-pay': {
    says: '日付から28日以内に、最初の額を払うか、運転者を知らせます。',
    action: '支払うか運転者を知らせる',
    consequence: '次の28日間は額が1.5倍になります。',
  },
  'ie.garda.right-last': {
    says: '呼出状（summons）が来ても、最初の額の2倍をまだ払えます。裁判の日の7日前までです。',
  },
  'ie.garda.know-points': {
    says: '裁判では通知より多くの点数が付きます。3年で12点になると6か月運転できません。初心者は7点です。',
    actionable: '裁判を選ぶ前に点数を数えてください。',
  },
  'ie.garda.step-check': {
    says: '車、日、場所を確かめます。正しければ28日目までに全額を払います。一部では認められません。',
  },
  'ie.garda.option-pay': {
    title: '28日以内に払う',
    cost: '通知の額です。',
    time: '数分です。',
    risk: '点数が付くことがあります。',
    bestFor: '運転していて内容が正しい人。',
    says: '払えば終わりです。裁判も有罪判決もありません。',
  },
  'ie.garda.option-court': {
    title: '裁判官に説明する',
    cost: '時間と、希望すれば弁護士の費用です。',
    time: '数か月です。',
    risk: '負けると罰金も点数も増えます。',
    bestFor: '内容が誤りで証拠がある人。',
    says: '払わずに証拠を保管し、呼出状が来たら応じます。',
  },
  'ie.garda.summons-right': {
    says: '裁判の日の7日前までなら、この通知の金額をまだ払えます。払えば事件は終わり、有罪にはなりません。',
  },
  'ie.garda.summons-step-pay': {
    says: '呼出状(summons)の日から7日さかのぼって数えます。事件を終えるには、その日までに全額を払います。一部では足りません。',
  },
  'ie.garda.summons-step-court': {
    says: 'それまでに払わないなら、呼出状の日に裁判所へ行きます。証拠を持って行きます。行かないと、あなた抜きで決まることがあります。',
  },
  'ie.garda.summons-option-pay': {
    title: '裁判の日より前に払う',
    cost: '通知の金額です。',
    time: '裁判の日の7日以上前です。',
    risk: '点数のある違反なら点数が付きますが、裁判より少ないです。',
    bestFor: '自分が運転し、内容が正しい人。',
    says: '期限までに全額を払えば、事件は終わります。控えを保管します。',
  },
  'ie.garda.summons-option-court': {
    title: '裁判官に自分の話をする',
    cost: '時間と、望むなら弁護士の費用です。',
    time: '呼出状の日です。',
    risk: '負けると有罪、罰金、違反によっては点数も増えます。',
    bestFor: '内容が誤りで証拠がある人。',
    says: '払わずに、その日に証拠を持って裁判所へ行きます。',
  },
  'ie.late.garda-step': {
    says: '28日は過ぎたようです。次の28日は、多くの場合5割増しでまだ払えます。呼出し（summons）が来たらすぐに読んでください。もう一度払う機会があります。',
  },
  'ie.late.garda-option': {
    says: '56日目までに全額を払えば、裁判にも有罪にもなりません。',
    title: '次の28日のうちに5割増しで払う',
    cost: '通知の額と、その半分です。',
    time: '数分です。',
    risk: '免許に点数がつくことがあります。',
    bestFor: '自分が運転し、内容が正しく、56日目がまだ先のとき。',
  },
}
