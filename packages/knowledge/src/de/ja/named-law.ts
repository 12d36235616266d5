/** The Japanese words of the rows in ../named-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_JA: Words = {
  'de.fare.right-sixty': {
    says: '町の中で切符なしで乗ったとき、求めてよいのは多くても€60です。督促の手数料は、あなたが遅れてからだけです。',
  },
  'de.fare.right-seven': {
    says: '自分の有効な定期券を持っていたなら、1週間以内に見せてください。すると多くても€7です。',
  },
  'de.fare.right-no-fault': {
    says: 'こわれた機械など、自分のせいでなく切符を買えなかったなら、割増しの運賃を払う義務はありません。',
  },
  'de.fare.step-prove': {
    says: '日、路線、停留所を書きとめてください。切符か、こわれた機械の写真を送ります。',
  },
  'de.ask.marriage-papers': {
    says: '手紙に書かれた紙を、あなたの国の戸籍の役所から、apostilleと翻訳をつけてもらってください。必要なら、ここの戸籍役場に時間を延ばすよう求めます。結婚できるという証明（Ehefähigkeitszeugnis）がなければ、上級地方裁判所がそれを免除できます。',
  },
  'de.ask.apostille': {
    says: 'apostilleは、紙が本物だと示す印です。紙を作った国が出します。',
  },
  'de.mortgage.right-notice': {
    says: '銀行が住宅ローンを終わらせてよいのは、続けて2回の支払いと、ローンの2.5%が未払いのときだけです。先に2週間の警告が必要です。',
  },
  'de.mortgage.right-stay': {
    says: '強制的な売却を最長6か月止めるよう、裁判所に求められます。これについての裁判所の手紙から2週間以内に求めてください。',
  },
  'de.mortgage.right-half': {
    says: '最初の期日には、家は価値の半分より安く売れません。',
  },
}
