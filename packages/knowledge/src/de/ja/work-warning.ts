/** The Japanese words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_JA: Words = {
  'de.work-warning.want': {
    says: '雇い主が、あなたに警告しています（Abmahnung）。解雇されてはいません。',
  },
  'de.work-warning.who': {
    says: 'これはあなたの雇い主です。警告が正しいかは、労働裁判所が調べられます。',
  },
  'de.work-warning.reality': {
    says: '大事に受け止めてください。同じことがまたあると、解雇になることがあります。',
  },
  'de.work-warning.not-yet': {
    says: '仕事も給料も、前と同じように続きます。',
  },
  'de.work-warning.right-clear': {
    says: '警告には、日と行いを正確に書き、次はどうなるかを書かなければなりません。「よく遅れる」のようなあいまいな言葉では足りません。',
  },
  'de.work-warning.right-remove': {
    says: 'まちがいなら、記録から消すよう求められます。それに短い期限はありません。',
  },
  'de.work-warning.right-statement': {
    says: '記録を読み、自分の説明を入れられます。従業員の代表が助けることがあります。',
  },
  'de.work-warning.step-note': {
    says: '何が、いつあり、だれが見たかを、すぐに書きとめてください。認める署名はせず、受け取ったという署名だけにします。',
  },
  'de.work-warning.step-avoid': {
    says: 'どう思っても、同じことがまた起きないようにしてください。',
  },
  'de.work-warning.option-statement': {
    says: '記録のために、短く落ち着いた説明を書きます。先に労働組合か従業員の代表に聞きます。',
    title: 'あなたの側を記録に残す',
    cost: '無料。',
    time: '今週。',
    risk: '自分のまちがいも示すことがあります。',
    bestFor: '警告がまちがっているとき。',
  },
  'de.work-warning.right-ill': {
    says: '病気のときは、すぐに、どのくらい続くかも含めて知らせてください。会社が早く求めない限り、医師の確認は3日を過ぎてからで足ります。',
  },
}
