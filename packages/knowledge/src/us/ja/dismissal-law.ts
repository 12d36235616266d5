/** The Japanese words of the rows in ../dismissal-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_LAW_JA: Words = {
  'us.work.know-at-will': {
    says: 'ほとんどの州では、仕事は理由なしにいつでも終わることがあります。法律が禁じる理由や、契約に反する形ではいけません。',
  },
  'us.work.right-exceptions': {
    says: '差別、休暇、給料や安全の苦情、法律違反を断ったことを理由に解雇されたなら、守られます。',
  },
  'us.work.right-cobra-law': {
    says: '会社に20人以上の労働者がいれば、ほとんどの場合、職場の健康保険を自分の費用で18か月続けられます。選ぶ期間は60日です。',
  },
  'us.work.right-final-pay-law': {
    says: '最後の給料の日は州の法律が決めます。カリフォルニア州では、解雇されたらすぐです。テキサス州では6日以内です。',
  },
  'us.work.right-disability': {
    says: '障害のある労働者は、仕事ができるよう変えることを求められます。求めたことを理由に解雇されてはいけません。',
  },
  'us.work.right-age': { says: '40歳からは、年齢を理由に解雇されてはいけません。' },
  'us.work.right-together': {
    says: '給料や条件について、ほかの人と話せます。それを理由に解雇することは連邦法に反します。',
  },
  'us.work.right-together-fired': {
    says: '給料や条件について、ほかの人と話せます。それを理由に解雇することは連邦法に反します。',
  },
  'us.work.right-pension': {
    says: '401(k)に払ったお金は、あなたのものです。制度の書類を求め、断られたら不服を申し立てられます。',
  },
  'us.work.right-non-compete': {
    says: '競争相手で働かない約束を認めない州や、制限する州があります。仕事を断る前に聞いてください。',
  },
  'us.work.right-pregnant': {
    says: '15人以上の雇い主は、妊娠を理由に解雇できず、仕事を公平に調整しなければなりません。180日以内、多くの州では300日以内にEEOCに知らせてください。',
  },
  'us.work.right-injury-claim': {
    says: '仕事でけがをして労災を請求したことを理由に解雇することは、ほぼすべての州で禁じられています。職を失っても請求は続きます。期限が短いものもあります。',
  },
}
