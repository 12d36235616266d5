/** The Japanese words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_JA: Words = {
  'de.limitation.ordinary': {
    says: 'ほとんどの請求は、年の終わりから数えて3年で時効になります。自分でそう言わなければなりません。',
    from: '請求書の支払日が来て、あなたがだれかを相手が知った年の終わり',
    restartedBy:
      '支払いや、認めることで、3年がまた始まります。裁判所の支払命令や話し合いで、期間は止まります。',
  },
  'de.limitation.loan': {
    says: '消費者のローンはもっと長いです。滞納している間、3年は最長10年止まることがあります。相談してください。',
    from: '金額の支払日が来た年の終わり（消費者のローンでは、滞納で最長10年期間が止まります）',
    restartedBy: '支払いや、認めることで、期間がまた始まります。',
  },
}
