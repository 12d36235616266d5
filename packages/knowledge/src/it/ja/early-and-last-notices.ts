/** The Japanese words of Italy: early notices and last warnings. */
import type { Words } from '@plainletter/contracts/rule'

export const EARLY_AND_LAST_NOTICES_JA: Words = {
  'it.friendly.deadline': {
    says: '低い制裁金で払うまで、受け取った日から60日です。ここではその日付から数えます。',
    action: '低い制裁金で払う、分割を頼む、またはまちがいを書く',
    consequence: '制裁金の全部が加わり、請求（cartella）が続きます。',
  },
  'it.friendly.right-lower': {
    says: '期限内に払えば、制裁金は3分の1に下がります。書類の検査（36-ter）の後なら3分の2です。',
  },
  'it.friendly.right-parts': {
    says: '3か月ごとに、最高20回に分けて払えます。1回目は同じ60日以内です。',
  },
  'it.friendly.step-correct': {
    says: 'まちがっているなら、最後の日の前に、直すよう役所に頼んでください。オンライン（CIVIS）か、書類を持って窓口です。',
  },
  'it.warning.deadline': {
    says: 'この最後の警告（intimazione）では5日です。今、計画を頼んでください。新しい差し押さえが止まります。',
    action: '払う、または徴収機関に計画を頼む',
    consequence: '給料、口座、物を差し押さえることがあります。',
  },
  'it.warning.right-appeal': {
    says: 'もとの請求が届いていない、またはその請求の後に借金が古すぎるものになったなら、60日以内に不服を申し立てられます。',
  },
  'it.tax.right-more-time': {
    says: '60日以内に合意（accertamento con adesione）を求めれば、不服申立ての期間は、ほとんどの場合90日止まります。',
  },
}
