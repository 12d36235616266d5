/** Who collects a debt, and what a collector may and may not do: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_JA: Words = {
  'au.debt.who': {
    says: '取立て会社（debt collector）は、元の会社のために働くか、借金を買った会社です。裁判所や警察の力はありません。',
  },
  'au.debt.org-afca': {
    says: 'ローンとカードを取り立てる会社は、無料の苦情機関AFCAに加わらなければなりません。そこで会社を調べられます。',
  },
  'au.debt.right-no-harass': {
    says: 'つきまとわれたり、おどされたり、強いられたりしない権利があります。',
  },
  'au.debt.right-hours': {
    says: '電話してよいのは、平日は午前7時30分から午後9時まで、週末は午前9時から午後9時までだけです。祝日はいけません。',
  },
  'au.debt.right-three': { says: '連絡は、週に3回、月に10回までにすべきです。' },
  'au.debt.right-private': { says: '上司、家族、近所の人に、借金のことを話すべきではありません。' },
  'au.debt.right-afca': {
    says: 'AFCAに無料で苦情を出せます。調べている間、その借金で訴えることはほとんどできません。',
  },
  'au.debt.opt-afca': {
    says: 'まず会社に苦情を出してください。30日後か断られた後は、AFCAに行きます。',
    title: 'AFCAに苦情を出す',
    cost: '無料です。',
    time: '数週間から数か月です。',
    risk: '小さいです。',
    bestFor: 'つきまとわれる、または聞いてくれないとき。',
  },
  'au.debt.tactic-writing': {
    says: '書面だけにしてください。メールか手紙だけを使うよう求めます。',
    risk: '手紙は電話より遅いです。',
    notWhen: '裁判の日が近いとき。',
  },
  'au.debt.right-asic-act': {
    says: '信用の借金で、だましたり、つきまとったり、強いたりすることは許されません。貸し手、次にAFCAに苦情を出し、ASICに知らせられます。',
  },
  'au.debt.vic-practices': {
    says: 'ビクトリア州（Victoria）では、許可なく家に入る、力やうその書類を使うなど、いくつかの取立ての行いが禁じられています。',
  },
}
