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
    says: '受け取ってから1か月以内にCNDAへ。無料の弁護士(aide juridictionnelle)の申請は15日以内です。今日頼んでください。',
  },
  'fr.asylum.right-stay': {
    says: 'CNDAの判断まではふつう滞在できます。迅速手続(安全な国、再申請)の後は、行政裁判所に求める必要があることもあります。',
  },
  'fr.asylum.right-help': {
    says: 'OFIIが手当や住まいを止められるのは決まった場合だけで、書面の理由が要ります。その前に15日の返答期間があり、病気や子どもなどの事情が考慮されます。',
  },
  'fr.asylum.step': {
    says: '今日、郵便の受取先、CimadeかForum réfugiésへ行ってください。誤りの理由を書類とともに書き、送った証拠を残します。',
  },
}
