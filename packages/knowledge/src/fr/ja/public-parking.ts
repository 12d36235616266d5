/** The parking charge of a town (forfait de post-stationnement, FPS): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_PARKING_JA: Words = {
  'fr.fine.want-fps': {
    says: '町が、公の駐車のお金（FPS）を求めています。刑罰の罰金ではありません。',
  },
  'fr.fine.who-fps': {
    says: '町か、町のために働く会社が、この駐車のお金を決めました。',
  },
  'fr.fine.reality-fps': {
    says: '2つの段階で争えます。まず町に、次に駐車の裁判所（tribunal du stationnement payant）にです。',
  },
  'fr.fine.deadline-fps': {
    says: '町に駐車のお金を争う（RAPO）ために1か月あります。',
    action: '町に争う（RAPO）',
    consequence: 'この最初の段階がなければ、駐車の裁判所は聞けません。',
  },
  'fr.fine.deadline-fps-pay': {
    says: '上がる前に払うために、3か月あります。',
    action: '駐車のお金を払う',
    consequence: 'その後、金額が上がり、国庫の役所が集めます。',
  },
  'fr.fine.step-contest-fps': {
    says: '知らせに書かれた所に、ネットか書留で争ってください。知らせ、車の書類、証拠をつけます。',
  },
  'fr.fine.right-fps-court': {
    says: '1か月答えがなければ、断られたことになります。その後、駐車の裁判所に行くために1か月あります。先に払う必要はありません。',
  },
  'fr.fine.step-fps-time': {
    says: '金額にまだ追加のお金（majoration）が入っていませんか。それなら、争うのに1か月、払うのに3か月あります。争っても、3か月は止まりません。',
  },
  'fr.fine.option-contest-fps': {
    title: 'まず町に争う',
    says: '1か月以内に、オンラインか書留で送ります。理由、通知、車の書類を付けます。',
    cost: '書留の費用。オンラインなら無料。',
    time: '1か月返事がなければ「いいえ」です。',
    risk: '払うための3か月は進みます。',
    bestFor: '払った、車を売った、事実が違うとき。',
  },
  'fr.fine.option-pay-fps': {
    title: '3か月以内に払う',
    says: '通知にある方法で払います。アドレスは自分で入力し、領収書を残します。',
    cost: 'その料金。最初の数日は安くなる町もあります。',
    time: '数分。',
    risk: 'その後は20%、少なくとも50ユーロが加わります。',
    bestFor: '正しいとき。',
  },
  'fr.fine.want-fps-raised': {
    says: 'この駐車料金（FPS）は、3か月のうちに払われませんでした。国が追加のお金を加えました。20%、少なくとも50ユーロです。',
  },
  'fr.fine.reality-fps-raised': {
    says: '追加された料金は、駐車の裁判所（tribunal du stationnement payant）に直接争えます。期限は通知にあります。',
  },
  'fr.fine.step-fps-raised': {
    says: '最初の通知は届きましたか。車はまだあなたの物でしたか。違うなら、通知にある期限のうちに、証拠を付けて駐車の裁判所に書きます。',
  },
  'fr.fine.rights-fps': {
    says: '争うこと、車を売っていたと言うこと、証拠を求めることができます。',
  },
}
