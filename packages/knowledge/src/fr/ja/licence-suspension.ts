/** The Japanese words of the rows in ../licence-suspension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_SUSPENSION_JA: Words = {
  'fr.suspension.want': {
    says: '知事（préfet）が、何か月か、免許を止めています。違反については、これから裁判官が決めます。',
  },
  'fr.suspension.warn': {
    says: 'その間は運転しないでください。犯罪になり、保険会社が払わないことがあります。',
  },
  'fr.suspension.deadline': {
    says: '行政裁判所に行くために2か月あります。仕事に免許が必要なら、すぐに急ぎの停止を求めてください。',
    action: '免許の停止を争う',
    consequence: '最後まで続きます。',
  },
  'fr.suspension.right-end': {
    says: '裁判官が無罪にするか、もっと短い禁止にすれば、なくなります。この期間は、裁判官の禁止から引かれます。',
  },
  'fr.suspension.step': {
    says: '時間を確かめてください。ほとんどの場合、免許を預けられてから72時間か120時間以内に、命令が出なければなりません。早く医師の検査を予約します。',
  },
}
