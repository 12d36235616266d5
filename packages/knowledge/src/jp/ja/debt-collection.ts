/** Demands of firms, lenders and collection companies (債権回収会社): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'jp.debt.want': { says: 'お金を払うか、連絡するよう求めています。この手紙は、ただの請求です。' },
  'jp.debt.who': { says: '債権回収会社には法務大臣の許可が必要です。裁判所ではありません。' },
  'jp.debt.real': { says: 'この手紙だけで、給料や預金を差し押さえることはできません。' },
  'jp.debt.not-yet': {
    says: 'まず裁判所で判決や支払督促を取る必要があります。差押えはそのあとです。',
  },
  'jp.debt.rights': { says: '契約書や取引履歴を求め、争い、時効を主張できます。' },
  'jp.debt.know-old': {
    says: '古い借金は自動では消えません。「時効を使います」と伝える必要があります(時効の援用)。',
  },
  'jp.debt.right-proof': { says: '請求の根拠を求めることができます。' },
  'jp.debt.right-harass': {
    says: '貸金業者は、脅したり、他人に借金を話したり、理由なく職場に来たりしてはいけません。',
  },
  'jp.debt.right-rate': { says: '金額により年15%から20%を超える利息は無効です。' },
  'jp.debt.right-old': {
    says: '多くの借金は、払う日から5年で時効になります。自分で主張する必要があります。',
  },
  'jp.debt.option-dispute': {
    title: '争う・時効を使う',
    says: '内容証明郵便を送ります。',
    cost: '郵便代 約1,500円以上。',
    time: '手紙1通。',
    risk: '言い方を誤ると承認になります。',
    bestFor: '古い、または身に覚えがない。',
  },
  'jp.debt.option-plan': {
    title: '分割の話合い(任意整理)',
    says: '弁護士や司法書士に頼みます。',
    cost: '法テラスが立て替えます。',
    time: '数週間。',
    risk: '信用情報に残ることがあります。',
    bestFor: '収入があり、返したい。',
  },
  'jp.debt.option-help': {
    title: '法テラスに相談する',
    says: '収入が少なければ無料です。',
    cost: '無料。',
    time: '電話1本。',
    risk: 'ありません。',
    bestFor: '不安な方。',
  },
  'jp.debt.insight-zero': {
    says: '古い借金の手紙は、少額の支払いを勧めます。払うと全部を認めたことになりえます。',
    actionable: '最後に払った日が分かるまで、払わないでください。',
  },
  'jp.debt.insight-demand': {
    says: '催告書は、時効を6か月だけ1回延ばします。',
    actionable: '届いた日をメモしてください。',
  },
  'jp.debt.warn-court': {
    says: '裁判所から特別送達が届いたら、絶対に無視しないでください。2週間以内に返事をします。',
  },
  'jp.debt.myth-family': { says: '家族は、保証人でなければ、払う義務はありません。' },
  'jp.debt.right-late-interest': {
    says: '契約に率の定めがなければ、遅れた分の利息は年3%までです。',
  },
}
