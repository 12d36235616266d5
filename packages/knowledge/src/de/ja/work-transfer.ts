/** The Japanese words of the rows in ../work-transfer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TRANSFER_JA: Words = {
  'de.transfer.want': {
    says: '雇い主が、あなたを別の場所か仕事に移します。',
  },
  'de.transfer.reality': {
    says: 'これで仕事は終わりません。法律に合うのは、契約書が認め、あなたに公正なときだけです。',
  },
  'de.transfer.right-fair': {
    says: '家族、健康、距離、障害を考えに入れなければなりません。裁判所が調べられます。',
  },
  'de.transfer.right-council': {
    says: '20人より多く働く会社では、先に従業員の代表が同意しなければなりません。',
  },
  'de.transfer.step': {
    says: '場所と仕事について、契約書に何とあるか読んでください。書面で反対しますが、相談できるまで、留保つきで働き続けます。',
  },
  'de.transfer.option': {
    says: '労働組合か弁護士に頼みます。労働裁判所が止められます。',
    title: '調べてもらう',
    cost: '労働組合なら無料。',
    time: 'その日の前。',
    risk: '行かないと、仕事を失うことがあります。',
    bestFor: '遠い、または低い地位のとき。',
  },
}
