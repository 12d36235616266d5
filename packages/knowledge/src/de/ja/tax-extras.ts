/** The Japanese words of the rows in ../tax-extras.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_EXTRAS_JA: Words = {
  'de.tax.late-sum': {
    says: '1年の申告が遅れたときの追加金は、始まった1か月ごとに、まだ払っていない税の0.25%で、少なくとも€25です。月の数を確かめてください。',
  },
  'de.tax.late-drop': {
    says: '遅れがあなたのせいでなければ、なくすよう求めてください。払う税が残っていないとき、または年の終わりから14か月より前なら、自動ではありません。',
  },
  'de.tax.late-object': {
    says: '追加金は、それだけの決定です。遅れの理由を書いて、1か月以内に、それだけに異議を出せます。',
  },
  'de.tax.late-payment': {
    says: '3日までの振込みの遅れには、何もかかりません。払えなかったなら、追加金の半分を免除するよう求めてください（Erlass）。',
  },
  'de.tax.interest': {
    says: '後で払う税の利息は、税の年から15か月後に始まります。丸1か月ごとに0.15%です。',
  },
  'de.tax.pressure': {
    says: '強制のためのお金（Zwangsgeld）は、先に書面で予告しなければなりません。求められたものを出せば、やめなければなりません。',
  },
  'de.tax.ahead': {
    says: '今年は収入が減りましたか。数字をつけて、前払い（Vorauszahlungen）を下げるよう求めてください。',
  },
  'de.tax.open': {
    says: '決定は、全部（§ 164）か、いくつかの点（§ 165）で、まだ決まりきっていません。その部分は、後で、あなたのためにも変えられます。',
  },
  'de.tax.right-wait': {
    says: '近くお金が入るなど、今の差押えが酷な場合は、執行の猶予(Vollstreckungsaufschub)と分割払いを願い出てください。',
  },
}
