/** Questions about faulty goods: repair, money back and how long. The Consumer Rights Act runs in all four nations. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_JA: Words = {
  'gb.ask-consumer.faulty': {
    says: '最初の30日なら、お金を返してもらえます。その後は、店が1回だけ修理か交換をします。だめなら、返金か値引きを求められます。',
    dependsOn: '手に入れてからの長さ',
  },
  'gb.ask-consumer.repair-failed': {
    says: '1回の修理か交換がだめなら、断って返金を求めるか、使い続けて値引きを求められます。最初の6か月は、車を除いて、使った分を引いてはいけません。',
  },
  'gb.ask-consumer.manufacturer': {
    says: '契約の相手は店なので、店が直さなければなりません。メーカーに行く必要はありません。メーカーの保証は、追加のものです。',
  },
  'gb.ask-consumer.warranty-over': {
    says: '保証（warranty）が終わっても権利があります。品物は適切な期間もたなければなりません。6か月の後は、最初から欠陥があったと示す必要があるかもしれません。',
  },
  'gb.ask-consumer.digital': {
    says: '有料のデジタルコンテンツに欠陥があれば、店は修理か交換をしなければなりません。だめなら、全額までの値引きがあります。同意してダウンロードが始まると、14日の取消しはできません。',
    dependsOn: '欠陥があるか',
  },
  'gb.ask-consumer.shop-or-maker': {
    says: '直す責任は、メーカーではなく店にあります。修理か新しい物を求め、だめなら返金か値引きを求めてください。6か月の後は、最初から欠陥があったと示す必要があるかもしれません。',
  },
  'gb.ask-consumer.faulty-months': {
    says: 'はい、でも店は先に修理か交換ができます。だめなら、返金か値引きを求められます。最初の6か月は、店がちがうと示さない限り、最初から欠陥があったとみなされます。',
  },
}
