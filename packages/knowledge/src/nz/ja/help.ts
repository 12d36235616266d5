/** The Japanese words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_JA: Words = {
  'nz.help.moneytalks': {
    does: '無料のお金の相談員（financial mentors）。電話、メッセージ、チャットで話せます。',
  },
  'nz.help.cab': { does: '権利、借金、住まい、仕事、買い物についての無料の助言。' },
  'nz.help.community-law': {
    does: '近くでの無料の法律の助けと、ネットで読める分かりやすい法律の手引き。',
  },
  'nz.help.tenants-protection': { does: '借り主と、手伝う人のための無料の情報。' },
  'nz.help.banking-ombudsman': { does: '銀行への苦情を無料で見ます。' },
  'nz.help.fscl': {
    does: '貸し手と保険会社のための苦情解決機関。相手がどの機関に入っているか確かめてください。',
  },
  'nz.help.ifso': { does: '保険会社と貸し手への苦情を無料で見ます。' },
  'nz.help.udl': { does: '電気、ガス、水道の苦情を無料で見ます。' },
  'nz.help.tdr': { does: '電話とインターネットの苦情を無料で見ます。' },
  'nz.help.legal-aid': { does: '収入の少ない人のための、弁護士代の助け。' },
  'nz.help.tenancy-services': { does: '賃貸の決まりを教え、無料の調停をします。' },
  'nz.help.employment-nz': { does: '職場での権利を教え、無料の調停をします。' },
  'nz.help.disputes-tribunal': { does: '$60,000までの争いを、弁護士なしで決めます。' },
  'nz.help.insolvency': { does: '払えないときに選べる道を説明します。' },
  'nz.help.comcom': { does: 'だます会社や不公平な貸付けについての届けを受けます。' },
  'nz.help.netsafe': { does: '詐欺と、ネットでの害についての無料の助け。' },
  'nz.help.1737': {
    does: 'つらくてたまらないときは、いつでも1737に電話かメッセージをしてください。',
  },
}
