/** Questions about overtime of shop managers and others with a title: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGER_OVERTIME_JA: Words = {
  'jp.ask.manager-overtime': {
    says: '肩書きがあっても残業代の権利はなくなりません。勤務時間を自分で決められず、採用や賃金の権限もない人は、法律上の管理監督者ではありません（名ばかり管理職）。固定残業代は、金額と時間が基本給とはっきり分かれている場合だけ有効です。割増は25%、月60時間を超えると50%、22時から5時はさらに25%です。各月の分は3年で時効になるので、早めに内容証明で請求してください。連絡の記録や写真を残し、労働基準監督署か法テラスへ。',
  },
}
