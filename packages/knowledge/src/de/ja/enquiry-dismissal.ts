/** Questions about dismissal: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_JA: Words = {
  'de.ask-job.dismissed': {
    says: '手紙が届いた日から3週間以内に、労働裁判所に行けます。3日以内に、仕事を探していると登録してください。',
  },
  'de.ask-job.late-claim': {
    says: 'ふつうは遅すぎます。自分のせいでなくできなかったなら、遅れた訴えを認めるよう、2週間以内に裁判所に求めてください。',
    dependsOn: '自分のせいでなく期限内に動けなかったか',
  },
  'de.ask-job.on-paper': {
    says: '解雇は、紙で、手書きの署名がなければなりません。メール、メッセージ、口頭では、仕事は終わりません。',
  },
  'de.ask-job.oral': {
    says: '解雇には、紙と手書きの署名が必要です。働き続けると書面で伝え、相談してください。',
  },
  'de.ask-job.severance': {
    says: '自動的にお金をもらう権利はありません。話し合い、社会計画、または申し出（§ 1a KSchG）から出ます。よく1年につき月給の半分です。',
  },
  'de.ask-job.notice-period': {
    says: '法律では、月の15日か月末まで4週間、試用期間は2週間です。雇い主の側では7か月まで延びます。契約書を見てください。',
    dependsOn: 'だれが終わらせるか、何年働いたか',
  },
  'de.ask-job.sick-dismissal': {
    says: '病気でも、解雇が禁じられるわけではありません。でも、病気だけで足りることはまれです。3週間以内に労働裁判所に行ってください。',
    dependsOn: 'どれだけ長く、どれだけよく病気か、会社の大きさ',
  },
  'de.ask-job.pregnant': {
    says: 'いいえ、試用期間中もできません。妊娠から出産後4か月までと育児休業中は、役所の許可がなければ解雇できません。会社が知らなかったなら、通知から2週間以内に書面で妊娠を伝えれば無効です。それでも3週間以内に労働裁判所へ訴えてください。',
  },
  'de.ask-job.probation': {
    says: '6か月までの試用期間では、どちらも、2週間の予告で、理由なしに仕事を終えられます。妊娠中の女性は守られています。',
  },
}
