/** What a collector may and may not do, by province too: hours, calls, work, family and privacy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_JA: Words = {
  'ca.debt.org-licence': {
    says: '州は、取立て会社（collection agencies）に許可か登録を求めています。州で確かめられます。',
  },
  'ca.debt.right-no-harass': {
    says: 'おどされたり、ばかにされたり、強くせまられすぎたりしない権利があります。だれもあなたの借金を人に広めてはいけません。',
  },
  'ca.debt.right-hours': {
    says: '銀行のために取り立てる人は、祝日、午前7時より前、午後9時より後に電話できません。日曜日は午後1時から5時までだけです。',
  },
  'ca.debt.right-work': {
    says: '銀行のために取り立てる人は、借金のことを上司に話せません。そこで働いているかを確かめることしかできません。',
  },
  'ca.debt.right-others': {
    says: '家族、友人、近所の人に借金のことを話してはいけません。その人も署名した場合は別です。',
  },
  'ca.debt.right-complain': {
    says: '銀行に苦情を出せます。56日より長くかかるか、納得できなければ、無料でOBSIに行けます。',
  },
  'ca.debt.right-privacy': {
    says: '会社があなたの何を持っているかを聞き、まちがいを直してもらえます。',
  },
  'ca.debt.on-six-days': {
    says: 'オンタリオ州では、取立て会社（agency）は、先に本人あての手紙を送らなければなりません。その後、連絡するまで6日待たなければなりません。',
  },
  'ca.debt.on-three': {
    says: 'オンタリオ州では、一度あなたと話した後は、7日に3回までしか連絡できません。郵便は数えません。',
  },
  'ca.debt.on-hours': {
    says: 'オンタリオ州では、連絡できるのは午前7時から午後9時まで、日曜日は午後1時から5時までだけです。祝日はできません。',
  },
  'ca.debt.bc-writing': {
    says: 'ブリティッシュ・コロンビア州では、書面だけで連絡するように言えます。郵便の住所を伝えてください。',
  },
  'ca.debt.bc-dispute': {
    says: 'ブリティッシュ・コロンビア州では、借金を争い、裁判にしてほしいと書面で言えます。すると、相手は連絡をやめなければなりません。',
  },
  'ca.debt.ab-three': {
    says: 'アルバータ州では、連絡できるのは7日に3回までで、午前7時から午後10時までだけです。',
  },
  'ca.debt.qc-writing': {
    says: 'ケベック州では、書面だけで連絡するように、書面で言えます。3か月続き、また延ばせます。',
  },
  'ca.debt.qc-five-days': {
    says: 'ケベック州では、取立て会社（agency）は先に書面の通知を送らなければなりません。電話できるのは、その5日後からです。',
  },
  'ca.debt.qc-contest': {
    says: 'ケベック州では、借金を争うこと、裁判を起こしてよいことを書面で言えます。すると、相手は電話できません。',
  },
  'ca.debt.tactic-writing': {
    says: '書面で進めてください。手紙なら時間ができ、記録も残ります。',
    risk: '手紙は電話より時間がかかります。',
    notWhen: '裁判の日が近いとき。',
  },
  'ca.debt.right-ccts': {
    says: '電話、インターネット、テレビの請求なら、モデム返却の控えなどの証拠を会社に送ります。断られたらCCTSが無料で助けます。',
  },
}
