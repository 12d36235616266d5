/** The Japanese words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_JA: Words = {
  'ie.maintenance.right-change': {
    says: '収入や子の必要が変わったら、裁判所に額の変更を求められます。それまでは命令が有効です。',
  },
  'ie.maintenance.right-heard': {
    says: '給料から取れるのは裁判所の命令だけです。先に話を聞かれ、生活費は残されます。',
  },
  'ie.maintenance.warn': {
    says: '裁判所の命令を放置しないでください。最悪の場合、裁判所侮辱とされます。',
  },
  'ie.maintenance.step': {
    says: '額を命令と支払いの証拠で確かめます。払える分を今払い、残りの分割を書面で申し出ます。',
  },
  'ie.maintenance.option-change': {
    title: '裁判所に変更を求める',
    cost: 'District Court では無料です。',
    time: '数週間から数か月です。',
    risk: '低いです。裁判所は双方を見ます。',
    bestFor: '今の額を払えなくなった人。',
    says: '裁判所で用紙をもらいます。Legal Aid Board と無料の家族調停が助けます。',
  },
}
