/** A notice of a higher premium for insurance: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_INSURANCE_JA: Words = {
  'gb.price-rise.right-cover-new': {
    says: '住宅と自動車の保険では、更新の保険料は新規客としての額より高くできません。',
  },
  'gb.price-rise.right-cover-letter': {
    says: '手紙には去年の保険料を新しい額と並べて示す必要があります。更新は義務でなく、自動更新も止められます。',
  },
  'gb.price-rise.right-cover-cancel': {
    says: '更新後、多くの場合14日以内なら解約できます。補償された日数分と、妥当な手数料を払うことがあります。',
  },
  'gb.price-rise.option-cover-complain': {
    says: '保険会社に苦情を言います。8週間後か最終回答の後、Financial Ombudsman Service へ。',
    title: '苦情の後オンブズマンへ',
    cost: '無料。',
    time: '8週間と少し。',
    risk: 'なし。',
    bestFor: '新規客より高い、知らせがなかった方。',
  },
}
