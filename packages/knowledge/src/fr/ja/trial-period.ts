/** The Japanese words of the rows in ../trial-period.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIAL_PERIOD_JA: Words = {
  'fr.trial.want': {
    says: '雇い主が、試用期間（période d’essai）を終わらせています。',
  },
  'fr.trial.reality': {
    says: '試用期間では、理由も話し合いもいりません。でも、あなたの能力についてでなければならず、予告をしなければなりません。',
  },
  'fr.trial.right-notice': {
    says: '予告は、最初の1週間は24時間、1か月までは48時間、1か月の後は2週間、3か月の後は1か月です。短すぎたなら、その分の給料を受けます。',
  },
  'fr.trial.right-length': {
    says: '試用期間は契約書になければなりません。長くても、働く人は2か月、監督する人は3か月、管理職は4か月です。延ばせるのは1回だけで、契約と業界の協約が認め、あなたが同意したときだけです。',
  },
  'fr.trial.right-after': {
    says: '試用期間の最後の日の後に終わりましたか。それなら解雇で、話し合い、理由、お金が必要です。',
  },
  'fr.trial.right-void': {
    says: '本当の理由が、妊娠、病気、出身、信仰、組合の活動、いやがらせの届け出なら、無効です。',
  },
  'fr.trial.right-papers': {
    says: '仕事の証明書、使わなかった休暇を含む給料、France Travailのための紙を受けます。すぐにそこに登録してください。',
  },
  'fr.trial.right-court': {
    says: '労働裁判所に行くために12か月あります。差別の場合は5年です。',
  },
  'fr.trial.step': {
    says: '3つの日を比べてください。契約の始まり、試用期間の終わり、知らされた日です。',
  },
  'fr.trial.option': {
    says: '足りない予告の給料を、書いて求めます。断られたら、労働裁判所に行きます。弁護士はいりません。',
    title: '足りない予告の分を求める',
    cost: '手紙だけ。裁判では50ユーロの負担金がかかることがあります。法律扶助があれば不要です。',
    time: '数週間。',
    risk: 'ありません。',
    bestFor: '知らせが遅すぎたとき。',
  },
}
