/** The Japanese words of Italy: demands for rent, car tax and town taxes. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_JA: Words = {
  'it.rent-demand.right-pay-later': {
    says: '裁判になっても、最初の裁判の日に家賃、利息、費用を払うか、最長90日を頼めます。そうすれば契約は続きます。',
  },
  'it.rent-demand.rights': {
    says: '額を争い、計画を提案し、裁判官が決めるまで家に住めます。',
  },
  'it.rent-demand.only-judge': {
    says: '家賃の滞納で立ち退きを命じられるのは、裁判官だけです（sfratto per morosità）。先に、裁判の日を書いた書類が来ます。',
  },
  'it.rent-demand.twenty-days': {
    says: '住まいの家主は、1回の家賃が20日を超えて遅れると、契約を終わらせるよう裁判官に求められます。',
  },
  'it.rent-demand.duty': {
    says: '借り手は、決めた日に払わなければなりません。家主は、家を住める状態に保ち、領収書を渡さなければなりません。',
  },
  'it.rent-demand.formal': {
    says: '家賃の正式な請求（messa in mora）です。ここから利息が始まり、時効の期間が止まります。',
  },
  'it.rent-demand.step-plan': {
    says: '月ごとに、払った分と比べてください。裁判で費用が増える前に、今、家主に書いて計画を提案します。',
  },
  'it.tax.right-car': {
    says: '州が車の税を求められるのは、払うべき年の後、3年目の終わりまでです。それより後は遅すぎます。',
  },
  'it.tax.right-town': {
    says: '町は、IMUかTARIの通知を、対象の年の後、5年目の終わりまでに送らなければなりません。',
  },
  'it.tax.right-automatic': {
    says: 'この請求は、申告をコンピューターで確認した結果です。不明な点があれば、役所は先に説明を求め、30日の期間を与えなければなりませんでした。それがなければ、不服申立て(ricorso)でそう述べてください。',
  },
}
