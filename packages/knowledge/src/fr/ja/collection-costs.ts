/** Costs that a collector adds to a debt: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTION_COSTS_JA: Words = {
  'fr.debt.step-no-extra': {
    says: '借金そのものと、契約が認める利息だけを払ってください。取立ての費用は線で消します。',
  },
  'fr.debt.right-no-costs': {
    says: '裁判所の命令のない取立ての費用は、あなたではなく、債権者が払います。そうでないと書いた条項は効きません。',
  },
  'fr.debt.insight-fees': {
    says: '手紙は費用を加えています。裁判所の命令がなければ、この費用をあなたが払う必要はありません。',
    actionable: '借金だけを求めるように伝え、執行の法典のarticle L. 111-8を示してください。',
  },
  'fr.debt.charge-collection': {
    says: '裁判所の命令の前は、取立ての費用を払う義務がありません。',
    name: '裁判所の命令のない取立ての費用',
  },
  'fr.debt.element-law': {
    says: '取立て会社は、費用は債権者が払うという決まりを印刷しなければなりません。',
    name: '費用についてのarticle L. 111-8の言葉',
    ifMissing: 'article L. 111-8が見つかりません。費用はあなたのものではないと伝えてください。',
  },
}
