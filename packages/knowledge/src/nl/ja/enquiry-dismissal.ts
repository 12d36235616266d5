/** Questions about dismissal, its form, the payment and who is protected, and the first steps for workers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_JA: Words = {
  'nl.ask.step-work': {
    says: '署名や返事をする前に、労働組合かJuridisch Loketに相談してください。',
  },
  'nl.ask.right-work': {
    says: '仕事の終わりから2か月以内に、裁判官に行けます。',
  },
  'nl.ask.fired': {
    says: '何にも署名しないでください。同意しないと書きます。裁判官には2か月、移行手当（transitievergoeding）には3か月です。1週間以内にWWを申し込んでください。',
  },
  'nl.ask.fired-ill': {
    says: '病気の最初の2年は、会社は予告で契約を終わらせられません。試用期間、即時の解雇、会社を閉じるときはちがいます。',
  },
  'nl.ask.trial': {
    says: '有効な試用期間なら、仕事はすぐに終わることがあります。ただし、病気、妊娠など禁じられた理由ではできません。6か月以下の契約では、試用期間は無効です。',
  },
  'nl.ask.fired-on-spot': {
    says: 'すぐに、同意しない、働く用意があると書いてください。雇い主には急な重い理由が必要で、すぐに言わなければなりません。2か月以内に、取り消しか支払いを裁判官に求めます。UWVにWWも申し込んでください。',
  },
}
