/** The Japanese words of the rows in ../hoa-dues.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_DUES_JA: Words = {
  'us.hoa.right-papers': {
    says: '宣言書（declaration）、規約（bylaws）、会費の全部の明細を求めてください。管理組合が請求できるのは、それと州の法律が認めるものだけです。',
  },
  'us.hoa.right-collector': {
    says: '管理組合のために会費を取り立てる弁護士や会社も、連邦の取立ての決まりを守らなければなりません。',
  },
  'us.state.tx.hoa-plan': {
    says: 'テキサス州では、管理組合はほとんどの場合、分割を申し出て、弁護士費用を請求する前に手紙を書かなければなりません。',
  },
  'us.state.co.hoa-home': {
    says: 'コロラドでは、住宅所有者の会は罰金だけを理由に家を差し押さえて売ること (foreclose) はできません。お金を求めて訴える前に、18か月の分割払いを示さなければなりません。',
  },
}
