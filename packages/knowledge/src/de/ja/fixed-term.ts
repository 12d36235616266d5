/** The Japanese words of the rows in ../fixed-term.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_TERM_JA: Words = {
  'de.fixed-term.want': {
    says: '雇い主が、期限つきの仕事が、決まった日に終わると知らせています。',
  },
  'de.fixed-term.reality': {
    says: 'これは解雇ではありません。期限が法律に合っていれば、仕事は決めた日にひとりでに終わります。',
  },
  'de.fixed-term.right-court': {
    says: '決めた終わりから3週間後まで、労働裁判所に行けます。期限が違法なら、仕事は期限なしで続きます。',
  },
  'de.fixed-term.right-limits': {
    says: '理由なしでは、長くても2年、延長は3回まで、前にそこで働いていないことが必要です。始まる前に、紙に署名しなければなりません。',
  },
  'de.fixed-term.right-goes-on': {
    says: '終わりの後も働き、雇い主が知っていて何も言いませんか。それなら、仕事に終わりはありません。',
  },
  'de.fixed-term.step': {
    says: '終わる3か月前に、仕事を探していると登録してください（arbeitsuchend）。それより短いですか。3日以内にします。ネットか電話で足ります。',
  },
  'de.fixed-term.option': {
    says: '3週間が終わる前に、労働組合か弁護士に期限を見てもらいます。',
    title: '期限を見てもらう',
    cost: '最初は裁判所の手数料なし。勝っても負けても、自分の弁護士にはお金がかかります。',
    time: '終わりから3週間。',
    risk: 'ありません。',
    bestFor: '期限つきが何度も続いた、または紙がないとき。',
  },
  'de.trial.right-notice': {
    says: '約束した6か月までの試用期間では、予告は2週間で、どの日でもよいです。',
  },
  'de.trial.right-reason': {
    says: '最初の6か月は、雇い主に理由はいりません。でも、妊娠、出身、信仰、年齢、障害を理由にしてはいけません。',
  },
}
