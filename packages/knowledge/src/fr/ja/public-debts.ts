/** The Japanese words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_JA: Words = {
  'fr.state.want': {
    says: 'このお金は、国、市町村、またはほかの公的機関への債務です。国庫が取り立てます。',
  },
  'fr.state.who': {
    says: '国庫（comptable public）は、国、市町村、公立病院のために取り立てます。民間の債権者よりずっと強い力があります。',
  },
  'fr.state.reality': {
    says: '裁判官は要りません。銀行、勤め先、年金からお金を取れます（SATD）。ただし、あなたに知らせ、異議の方法を示さなければなりません。',
  },
  'fr.state.local-reality': {
    says: '市町村は自分の請求のために執行力のある証書（titre exécutoire）を作れます。すると国庫は裁判官なしで差し押さえられます。',
  },
  'fr.state.social-reality': {
    says: '正式な催告のあと、この機関は自分で支払命令（contrainte）を出せます。異議を出さないと、判決と同じ力を持ちます。',
  },
  'fr.state.rights': {
    says: '債務の根拠を見ること、期限内に争うこと、分割を求めることができます。',
  },
  'fr.state.know-floor': {
    says: '国でもすべては取れません。銀行は基本額を残さなければならず、給料の一部は守られます。',
  },
  'fr.state.right-seizure': {
    says: 'もうお金を取られましたか。書かれた役所に書面で差押えを争う期間は2か月です。',
  },
  'fr.state.right-local': {
    says: '市町村や公立病院の請求は、受け取ってから2か月以内に裁判所で争えます。その間、取立ては止まります。',
  },
  'fr.state.right-local-years': {
    says: '市町村や公立病院の請求を国庫が取り立てられるのは4年です。取立ての手続きのたびに数え直します。',
  },
  'fr.state.right-fine': {
    says: '増額された罰金は、通知の発送から30日以内に争えます。罰金を知らなかったときは、その後もできることが多いです。',
  },
  'fr.state.right-fine-time': {
    says: 'お金が足りませんか。国庫に支払いの猶予や、増額された罰金の一部の免除を求めましょう。理由と証拠を付けます。',
  },
  'fr.state.right-fine-years': {
    says: '軽い違反（contravention）の罰金は3年で時効になります。取立ての手続きのたびに数え直します。',
  },
  'fr.state.right-social': {
    says: '命令（contrainte）が届いたら、15日以内に書かれた裁判所に異議を出しましょう。理由を書き、命令を添えます。',
  },
  'fr.state.step-title': {
    says: '請求書、決定、または命令の写しと計算を書面で求めましょう。日付と異議の期限を確かめます。',
  },
  'fr.state.step-time': {
    says: 'すぐに払えませんか。期日の前に役所に書きましょう。毎月の額を申し出て、収入と家賃を示します。',
  },
}
