/** A letter of the police that asks who drove a vehicle: the words in Japanese. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NOTHING_DECIDED: RowWords = {
  says: 'これは質問と予告です。まだ誰もあなたに罰金や点数を科していません。',
}
const NOT_ME: RowWords = {
  says: '別の人が運転していましたか。その人の名前と住所を用紙に書いてください。警察は次にその人に手紙を送ります。',
}
const ANSWER: RowWords = {
  says: '運転した人の名前と住所を書いて用紙を返送します。自分だった場合も同じです。',
  title: '期限までに運転した人を伝える',
  cost: '無料。',
  time: '数分。',
  risk: 'あなただった場合、次に講習や反則金の申し出、または裁判所の書類が来ます。',
  bestFor: '誰が運転したか分かる方。',
}

export const DRIVER_NOTICES_JA: Words = {
  'gb.driver.nothing-decided': NOTHING_DECIDED,
  'gb.driver.right-not-me': NOT_ME,
  'gb.driver.right-not-known': {
    says: '誰が運転したか知らず、十分注意しても分からなかった場合は犯罪になりません。調べるためにしたことをすべて書き留めてください。',
  },
  'gb.driver.step-check': {
    says: 'ナンバー、場所、日付、時刻を確かめてください。予定表やメッセージ、勤務表で誰が運転したか調べます。',
  },
  'gb.driver.step-photo': {
    says: '誰が運転したか分からないときは、警察に写真を求めてください。その間も28日は進みます。',
  },
  'gb.driver.deadline': {
    says: '誰が運転したかを答える期限は、通知を受け取ってから28日です。',
    action: '運転した人を伝える',
    consequence: '答えないこと自体が犯罪です。£1,000までの罰金と6点が科されます。',
  },
  'gb.driver.warning-false-name': {
    says: '運転していない人の名前を絶対に書かないでください。それで刑務所に入る人もいます。',
  },
  'gb.driver.six-months': {
    says: '速度違反の裁判は、違反から6か月以内に始めなければなりません。それまで書類をすべて取っておいてください。',
  },
  'gb.driver.option-answer': ANSWER,
  'gb.driver.ni-nothing-decided': NOTHING_DECIDED,
  'gb.driver.ni-right-fourteen': {
    says: '最初の通知は、多くの場合、違反から14日以内に車の持ち主か運転者に送られなければなりません。',
  },
  'gb.driver.ni-right-not-me': NOT_ME,
  'gb.driver.ni-step': {
    says: '用紙に記入し、書かれた期限までに返送して、送った証拠を残します。答えないこと自体が犯罪です。',
  },
  'gb.driver.ni-option-answer': ANSWER,
}
