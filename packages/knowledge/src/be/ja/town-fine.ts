/** Administrative fines of towns (GAS, SAC): defence, sums and what they must prove. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_FINE_JA: Words = {
  'be.fine.want-gas': {
    says: '町が、行政の罰金（GAS、SAC）を払うよう求めています。',
  },
  'be.fine.right-defence': {
    says: '町の罰金には、通知から15日以内に書面で反論できます。',
  },
  'be.fine.right-defence-parking': {
    says: '停車と駐車では、通知から30日以内に払うか、書面で反論します。',
  },
  'be.fine.step-check-town': {
    says: '日、時刻、場所を確かめてください。報告書と写真のある記録を見せるよう求めます。',
  },
  'be.fine.right-gas-sum': {
    says: '停車・駐車の金額は種類ごとに決まっています。€58、歩道や自転車道のように危険なところは€116です。手紙がどの種類と書いているか確かめてください。',
  },
}
