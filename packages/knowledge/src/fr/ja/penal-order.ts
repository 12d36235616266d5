/** The Japanese words of the rows in ../penal-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_JA: Words = {
  'fr.penal-order.want': {
    says: '裁判官が、審理なしに、書面であなたに罰を科しました（ordonnance pénale）。',
  },
  'fr.penal-order.reality': {
    says: 'これは本当の有罪の決定です。期限内に異議を出さないと、そのまま残り、犯罪の記録（casier judiciaire）に載ることがあります。',
  },
  'fr.penal-order.deadline-offence': {
    says: '軽罪（délit）では、異議を出すために45日あります。郵便なら、送られた日から進みます。',
    action: '裁判所の事務局に異議（opposition）を出す',
    consequence: '有罪の決定が確定します。',
  },
  'fr.penal-order.deadline-minor': {
    says: '小さい違反（contravention）では、送られてから30日以内に、払うか異議を出せます。',
    action: '裁判所の事務局に異議（opposition）を出すか、払う',
    consequence: '有罪の決定が確定します。',
  },
  'fr.penal-order.right-object': {
    says: '理由なしに異議を出せます。その後、あなたと弁護士のいる審理があります。裁判官は、もっと軽く、またはもっと重く決めることがあります。',
  },
  'fr.penal-order.right-less': {
    says: '1か月以内に罰金を払うと、5分の1安くなります。',
  },
  'fr.penal-order.warn': {
    says: '払う前に、免許、仕事、記録のことを考えてください。期限が終わる前に、弁護士に相談します。',
  },
  'fr.penal-order.step': {
    says: '送られた日を書きとめてください。弁護士を通して、記録を見せるよう求めます。収入が少なければ、国が払います（aide juridictionnelle）。',
  },
  'fr.penal-order.option': {
    says: '裁判所の事務局に書留を送ります。「（日付、番号）の命令に異議を出します。」',
    title: '命令に異議を出す',
    cost: '無料。',
    time: '軽罪は45日、小さい違反は30日。',
    risk: '裁判官が、もっと重く決めることがあります。',
    bestFor: 'まちがいである、または免許か仕事がかかっているとき。',
  },
  'fr.fixed-offence.right': {
    says: 'この決まった罰金は、45日以内に争い（requête en exonération）、裁判官に話を聞いてもらえます。払うと、有罪として記録に載ります。',
  },
}
