/** The Japanese words of the rows in ../asylum-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASYLUM_REFUSED_JA: Words = {
  'fr.asylum.want': {
    says: 'OFPRAが庇護申請を退けました。終わりではなく、専門の裁判所(CNDA)が改めて審理します。',
  },
  'fr.asylum.ofii-want': {
    says: 'OFIIが、庇護手続中の手当や住まいを止めようとしています。その前に返答できます。',
  },
  'fr.asylum.right-month': {
    says: 'CNDAへの期限は通知に書いてあります。受け取ってから長くて1か月、2026年6月からは迅速手続きではずっと短くなりました。今日、無料の弁護士（aide juridictionnelle）を頼んでください。',
  },
  'fr.asylum.right-stay': {
    says: 'CNDAが決めるまで、普通はとどまれます。迅速手続き（安全な国、再申請）の後は、数日のうちに裁判所に滞在を求める必要があるかもしれません。通知を読み、今日助けを求めてください。',
  },
  'fr.asylum.right-help': {
    says: 'OFIIが手当や住まいを止められるのは決まった場合だけで、書面の理由が要ります。その前に、普通15日以内に意見を出せます。弱い立場（病気、子ども）も考慮されます。',
  },
  'fr.asylum.step': {
    says: '今日、郵便の受取先、CimadeかForum réfugiésへ行ってください。誤りの理由を書類とともに書き、送った証拠を残します。',
  },
}
