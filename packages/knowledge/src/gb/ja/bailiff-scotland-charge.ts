/** A charge for payment in Scotland: its days, and what can come when they are over. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_SCOTLAND_CHARGE_JA: Words = {
  'gb.bailiff.scotland-cannot-yet': {
    says: '支払いの請求（charge for payment）の14日が過ぎるまで、給料を差し押さえることはできません。',
  },
  'gb.bailiff.scotland-over-step': {
    says: '14日が過ぎたので、今は給料や口座を差し押さえられます。今日、無料の借金相談に電話し、猶予（moratorium）を頼んでください。',
  },
  'gb.bailiff.scotland-warning': {
    says: '支払いの請求（charge for payment）を放っておかないでください。14日後に給料を差し押さえられ、債権者が破産（bankruptcy）を申し立てることもあります。',
  },
  'gb.bailiff.scotland-charge-first': {
    says: '地方税（council tax）では、先に支払いの請求（charge for payment）を渡し、14日待たなければなりません。その後だけ、給料を取ったり口座を止めたりできます。',
  },
  'gb.bailiff.scotland-warning-arrestment': {
    says: '請求（charge）の14日は終わりました。今は、銀行のお金を止めたり、給料から取ったりできます。手紙の期限の前に電話してください。',
  },
  'gb.bailiff.scotland-reality-arrestment': {
    says: 'ここでの「arrest」は、お金を止めるという意味です。だれもあなたを逮捕しません。刑事の問題でもありません。',
  },
  'gb.bailiff.scotland-deadline-charge': {
    says: '支払いの請求（charge for payment）では、イギリスで渡された日から14日あります。',
    action: '払う、分割払いを決める、または取立ての停止（moratorium）を申し込む',
    consequence: '執行官（sheriff officers）が給料を差し押さえるかもしれません。',
  },
  'gb.bailiff.scotland-no-bankruptcy': {
    says: '£5,000未満の債権者は、1人だけであなたの破産（sequestration）を裁判所に申し立てることはできません。',
  },
}
