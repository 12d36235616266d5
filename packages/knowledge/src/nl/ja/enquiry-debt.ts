/** Questions about debts that one cannot pay, costs, old debts and credit records, and the first steps against a debt: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'nl.ask.step-debt': {
    says: '手紙と金額をまとめてください。町に無料の借金の助けを頼みます。',
  },
  'nl.ask.right-debt': {
    says: '差し押さえができるのは、判決か命令を持つ執行官（deurwaarder）だけです。',
  },
  'nl.ask.cannot-pay': {
    says: '町に借金の助けを頼んでください。無料で、最初の面談は4週間以内です。差し迫っているなら3営業日です。',
  },
  'nl.ask.first-letter-old-bill': {
    says: '払う前に、請求書と契約書を書面で求めてください。費用を加えられるのは、14日を置く手紙の後だけです。',
    dependsOn: '請求書があなたのものか',
  },
  'nl.ask.collector-visits': {
    says: '取り立てる人は呼び鈴を鳴らせますが、開けたり話したりする必要はありません。力はなく、入れません。手紙だけにするよう書面で伝えてください。執行官（deurwaarder）はちがいます。判決を見せるよう求めます。',
  },
  'nl.ask.bkr': {
    says: 'ほとんどの場合、借金を払ってから5年後まで残ります。その前に、どんな害があるかを書き、消すよう貸し手に書面で求めてください。断られたら、裁判官に行けます。',
  },
  'nl.ask.surety': {
    says: 'まず借りた本人が払わないことが前提です。個人の保証は書面が必要で、額が決まっていない債務なら上限額も必要です。配偶者の同意がなければ取り消せることがあります。書面を求め、払う前に弁護士に相談してください。',
    dependsOn: '署名した内容',
  },
}
