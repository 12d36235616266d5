/** Questions about collectors: their calls and visits, and what they must prove: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_JA: Words = {
  'us.ask-debt.jail': {
    says: '民間の借金を払わないことで刑務所に入ることはなく、取立て会社はそうおどしてはいけません。裁判所が罰せるのは、来るよう命じたのを無視したときだけです。',
  },
  'us.ask-debt.take-things': {
    says: '取立て会社が、物を取りに来ることはできません。先に裁判所の判決が必要で、sheriffが行います。車に担保のある貸し手はちがいます。',
  },
  'us.ask-debt.come-to-house': {
    says: 'ドアを開ける必要も、話す必要もありません。連絡をやめるよう書面で伝えてください。取立て会社に、入る力も物を取る力もありません。',
  },
  'us.ask-debt.ignore': {
    says: '無視しないでください。借金は残り、訴えられることがあります。30日以内に書面で争い、裁判所の書類には期限内に答えてください。',
  },
  'us.ask-debt.calls': {
    says: '連絡をやめるよう手紙を書いてください。その後は、やめること、または訴えることを伝えるほかは、やめなければなりません。7日間に7回より多い電話は多すぎます。',
  },
  'us.ask-debt.work-calls': {
    says: '借金のことを、上司、家族、友人に話してはいけません。職場で電話を受けられないと伝えれば、職場への電話をやめなければなりません。',
  },
  'us.ask-debt.not-mine': {
    says: '30日以内に、争うことと証拠を求めることを書いてください。送るまで、止めなければなりません。だれかが名前を使ったなら、IdentityTheft.govに行きます。',
  },
  'us.ask-debt.validation': {
    says: '通知から30日以内に、書面で借金を争い、証拠を求めてください。送るまで、取立てを止めなければなりません。写しを取り、書留（certified mail）で送ります。',
  },
  'us.ask-debt.loan-sold': {
    says: 'ローンの管理会社（servicer）に、金額の内訳を書面で聞いてください。30営業日以内に答えなければなりません。移った後60日間は、前の会社への支払いは遅れになりません。ローンの条件は変わりません。',
  },
}
