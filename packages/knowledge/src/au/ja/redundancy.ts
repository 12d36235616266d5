/** Redundancy and firms that are insolvent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_JA: Words = {
  'au.work.right-redundancy': {
    says: '人員整理手当（redundancy pay）は、1年の後の4週分から、9年の後の16週分まで増え、その後は12週分です。ほとんどの小さい会社には、払う義務がありません。',
  },
  'au.work.insight-genuine': {
    says: '人員整理（redundancy）が本物なのは、仕事が本当になくなり、業種の労働条件（award）のとおりに話合いがあったときだけです。',
    actionable:
      '今、ほかの人がその仕事をしているなら、不公正な解雇（unfair dismissal）の申立てについて聞いてください。',
  },
  'au.work.right-consult': {
    says: '業種の労働条件（award）では、人員整理（redundancy）の前に、雇い主があなたと話合いをしなければなりません。しなければ、本物の人員整理ではないかもしれません。',
  },
  'au.work.right-insolvent': {
    says: '会社が支払い不能なら、未払いの賃金、休暇、予告、人員整理手当（redundancy pay）を政府が払うことができます。',
  },
}
