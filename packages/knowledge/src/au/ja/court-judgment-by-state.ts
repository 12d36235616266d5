/** The Japanese words of the rows in ../court-judgment-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_BY_STATE_JA: Words = {
  'au.judged.nsw-instalments': {
    says: 'ニューサウスウェールズ州（New South Wales）では、分割払いを裁判所に求められます。その命令を守る間は、ほかの強制執行は止まります。給料の差押えも、分割の額より多くは取りません。',
  },
  'au.judged.nsw-wages': {
    says: 'ニューサウスウェールズ州（New South Wales）では、差押えの命令（garnishee order）があっても、毎週決まった額の給料が残ります。',
  },
  'au.judged.vic-instalments': {
    says: 'ビクトリア州（Victoria）では、分割払いを求められます。お金が全部Centrelinkからなら、あなたの同意なしに命令は出せません。',
  },
  'au.judged.qld-instalments': {
    says: 'クイーンズランド州（Queensland）では、分割払いの命令（instalment order）と、あなた抜きの判決の取消し（set aside）を裁判所に求められます。',
  },
  'au.judged.wa-time': {
    says: '西オーストラリア州（Western Australia）では、払う時間、分割払いの命令（instalment order）、強制執行の停止を裁判所に求められます。',
  },
  'au.judged.sa-instalments': {
    says: '南オーストラリア州（South Australia）では、裁判所は、あなたが払える力を見なければならず、分割払いを命じられます。',
  },
  'au.judged.vic-setaside': {
    says: 'ビクトリア州（Victoria）では、あなた抜きの命令の取消し（set aside）を裁判所に求められます。いなかった理由と、あなたの反論を言ってください。',
  },
  'au.judged.wa-setaside': {
    says: '西オーストラリア州（Western Australia）では、あなた抜きの命令の取消し（set aside）を裁判所に求められます。いなかった理由と、あなたの反論を言ってください。',
  },
}
