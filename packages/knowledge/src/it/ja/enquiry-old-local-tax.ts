/** Questions about old bills of the town: waste tax and property tax: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_LOCAL_TAX_JA: Words = {
  'it.ask.old-local-tax': {
    says: '市町村は、税の年の5年後の12月31日までに最初の通知（accertamento）を送る義務があります。住居の届出がなければ、さらに1年あります。その後は、書類が送達されるたびに5年です。2018年分は2023年末（コロナで数週間延長）まででした。各送達の証拠を求めてください。遅ければ取消しを頼み、60日以内に不服を申し立てます。期限は進みます。',
    dependsOn: '最初の通知の発送日',
  },
}
