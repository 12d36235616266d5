/** The law on late premiums and on ending a policy, where a letter names them: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_TERMS_JA: Words = {
  'ch.insure.right-premium': {
    says: '保険料を払わないと補償が止まるのは、14日を置き、結果を書いた書面の督促の後だけです。さらに2か月たち、訴えがなければ、契約は終わります。',
  },
  'ch.insure.right-end-policy': {
    says: '新しい保険は14日以内に取り消せます。長い契約は、3年の後、3か月の予告で終えられます。',
  },
  'ch.insure.right-cheaper': {
    says: '収入が少なければ、州が健康保険料の一部を払います(Prämienverbilligung)。多くの州では期限までの申請が必要です。今すぐ尋ねてください。',
  },
  'ch.insure.right-late-notice': {
    says: '届出の遅れがあなたの責任でなければ不利になりません。責任がある場合も、多くは遅れで増えた分だけの減額です。',
  },
}
