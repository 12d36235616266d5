/** The Japanese words of the rows in ../insurance-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_CONTRACT_JA: Words = {
  'fr.insurance.want': {
    says: '保険会社が、来年の料金を知らせています。',
  },
  'fr.insurance.reality': {
    says: '続ける必要はありません。最初の1年の後は、ほとんどの保険をいつでも変えられます。',
  },
  'fr.insurance.right-year': {
    says: '1年たてば、車、家、健康の保険を、いつでも無料で終わらせられます。手紙から1か月後に終わります。',
  },
  'fr.insurance.right-notice': {
    says: 'やめられる最後の日を、15日以上前に知らせなければなりません。それより遅ければ、送られてから20日あります。',
  },
  'fr.insurance.step': {
    says: '料金を比べてください。車と家では、補償が切れないように、新しい保険会社に古い契約を終わらせてもらいます。',
  },
  'fr.insurance.option': {
    says: 'もっと安い料金を求めるか、ネットか手紙でやめます。',
    title: '安くしてもらうか、変える',
    cost: '無料。',
    time: '1か月。',
    risk: '補償のない時間。',
    bestFor: '料金が大きく上がるとき。',
  },
}
