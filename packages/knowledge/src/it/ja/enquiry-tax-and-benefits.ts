/** Questions about taxes, the tax collector, and benefits asked back or refused: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_JA: Words = {
  'it.ask.tax-parts': {
    says: '12万ユーロまでなら、2026年はAdERへの簡単なオンライン申請で、書類なしに最大84回の月払いにできます。困窮を示せば最大120回です。申請後は新しい車の差止め、抵当、差押えは始まりません。1回目を払えば、すでに登録された車の差止め（fermo）の停止を求められます。全部払えば完全に消えます。8回滞納すると計画は失効します。',
  },
  'it.ask.rottamazione': {
    says: 'いいえ。新しい申込みは2026年4月30日に終わりました。期限内に申し込んだなら、次の支払いは2026年11月30日です。そうでなければ、分割を頼んでください。',
  },
  'it.ask.car-block': {
    says: '予告の30日以内に払うか、分割を申し込むか、車が仕事に必要だと証明してください。初回を払えば差止めはされないか、止まります。届いていないものや時効のものは争ってください。登録されたら運転できません。',
  },
  'it.ask.old-cartella': {
    dependsOn: '何の分で、どの書類が届いたか',
    says: '国の税は最後に届いた書類から10年、罰金、地方税、INPSは5年で時効です。届くたびに期間が新しく始まります。届いた書類の一覧を徴収所に求め、それから弁護士に会ってください。',
  },
  'it.ask.early-notice': {
    says: '60日あります。期限内に払えば、制裁金は3分の1に下がり、最高20回に分けられます。まちがっているなら、最後の日の前に、直すよう税務署に頼んでください（CIVIS）。',
  },
}
