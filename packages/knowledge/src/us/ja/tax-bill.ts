/** The Japanese words of the rows in ../tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_BILL_JA: Words = {
  'us.tax.want-bill': {
    says: 'IRSは未払いの税金を求めています。額には、税金、ある日までの利息、遅れた罰金が入っています。',
  },
  'us.tax.right-demand': {
    says: '額を示した請求書を受け取る権利があります。IRSは、税を記録してから60日以内に送らなければなりません。',
  },
  'us.tax.right-penalty': {
    says: '遅れの罰金は月に税額の0.5%、最大25%です。正当な理由を示せば、なくなります。期限内に出した申告の分割払いなら、半分です。',
  },
  'us.tax.insight-interest': {
    says: '請求の後21日以内に払えば、その日数の利息はつきません。$100,000 以上なら10営業日です。',
    actionable: 'できれば、通知の日から21日以内に、全部か一部を払ってください。',
  },
  'us.tax.insight-interest-runs': {
    says: '利息は、税の期限の日から払うまで、分割の間もつきます。払うたびに小さくなります。',
    actionable: '一部だけを争うなら、残りは今払ってください。',
  },
  'us.tax.not-yet-levy': {
    says: 'このような請求書は、差押え（levy）ではありません。IRSは、財産を取る少なくとも30日前に、もう一度手紙を書かなければなりません。',
  },
}
