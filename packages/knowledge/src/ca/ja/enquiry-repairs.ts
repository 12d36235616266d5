/** The Japanese words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_JA: Words = {
  'ca.ask.home-on-repair': {
    says: 'オンタリオ州では、入居のときに悪いところを知っていても、家主は家をよい状態に保たなければなりません。Boardは修理や家賃の減額を命じられます（用紙T6）。',
  },
  'ca.ask.home-bc-repair': {
    says: 'ブリティッシュ・コロンビア州では、家主は家をよい状態で、住めるように保たなければなりません。Residential Tenancy Branchに命令を求められます。',
  },
  'ca.ask.home-ab-repair': {
    says: 'アルバータ州では、家は住まいと健康の最低の基準を満たさなければなりません。そうでなければ、家賃の減額、損害のお金、契約の終わりを求められます。',
  },
  'ca.ask.repairs-money-on': {
    says: '家主借主委員会（Landlord and Tenant Board）に、修理は T6、権利は T2 の用紙で申し立てます。家賃の減額、かかった費用、修理の命令を求めてください。1年前までさかのぼれます。2025年10月から、委員会は5万ドルまで命じられます。それより多いときは裁判所に行きます。市の命令書、領収書、写真をとっておいてください。自分だけの考えで家賃を止めないでください。',
  },
  'ca.ask.repairs': {
    says: '写真と直す日を書いて、家主に手紙を出してください。何もなければ、市の検査官に電話し、審判所に申し立てます。自分の考えだけで家賃を止めないでください。',
  },
}
