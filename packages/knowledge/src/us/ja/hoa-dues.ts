/** The Japanese words of the rows in ../hoa-dues.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_DUES_JA: Words = {
  'us.hoa.right-papers': {
    says: '宣言書（declaration）、規約（bylaws）、会費の全部の明細を求めてください。管理組合が請求できるのは、それと州の法律が認めるものだけです。',
  },
  'us.hoa.right-collector': {
    says: '管理組合のために会費を取り立てる弁護士や会社も、連邦の取立ての決まりを守らなければなりません。',
  },
  'us.state.ca.hoa-lien': {
    says: 'カリフォルニア州では、担保権（lien）の30日前に、項目ごとの手紙が必要です。$1,800 より少なく、12か月未満なら、家の差押え（foreclose）はできません。',
  },
  'us.state.tx.hoa-plan': {
    says: 'テキサス州では、管理組合はほとんどの場合、分割を申し出て、弁護士費用を請求する前に手紙を書かなければなりません。',
  },
  'us.state.fl.hoa-lien': {
    says: 'フロリダ州では、管理組合は、担保権（lien）の45日前に書面で知らせ、差押え（foreclosure）の前にさらに45日あけなければなりません。',
  },
  'us.hoa.az-lien': {
    says: 'アリゾナでは、管理組合が家を売らせることができるのは、長く遅れた会費か、決まった額になった会費だけです。罰金ではできません。分割払いを頼んでください。',
  },
}
