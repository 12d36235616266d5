/** The Japanese words of the rows in ../license-suspensions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENSE_SUSPENSIONS_JA: Words = {
  'us.license.right-hearing': {
    says: '話を聞いてもらう前に免許を取られることは、たいてい許されません。通知の日付までに審理を求めてください。',
  },
  'us.license.va': {
    says: 'バージニア州では、2020年7月から、裁判所の罰金を払っていないというだけで免許が停止されることはなくなりました。',
  },
  'us.license.ca': {
    says: 'カリフォルニア州では、2017年から、交通の罰金を払っていないというだけで免許が停止されることはなくなりました。',
  },
  'us.license.ny': {
    says: 'ニューヨーク州では、交通の罰金を払っていないことで免許が停止されることはなくなりました。収入に合わせた計画を頼めます。',
  },
  'us.license.want': {
    says: '州は、通知の日から一定の間、免許や車の登録を止めようとしています。',
  },
  'us.license.step': {
    says: '通知のとおりに、今すぐ聴聞（hearing）を求めてください。停止が延びることが多いです。停止が始まったら運転しないでください。仕事用の限定免許について聞いてください。',
  },
  'us.life.right-lapse': {
    says: '免許やナンバーが止められる前に、ほとんどの場合、保険があったと示すか、審理を求められます。',
  },
  'us.life.step-lapse': {
    says: '今日、保険の証拠を送るよう保険会社に求め、期限までに役所に答えてください。停止中は運転しないでください。',
  },
  'us.life.option-lapse': {
    says: '証拠を送るか、書面で審理を求めます。',
    title: '証拠を示すか、審理を求める',
    cost: '無料か少しの手数料',
    time: '通知の日まで',
    risk: '答えが遅いと、免許を失うことがあります。',
    bestFor: '保険があった、またはまちがいの場合。',
  },
  'us.license.right-stop': {
    says: '免許の停止について、話を聞いてもらう方法が必要です。刑事の裁判とは別です。',
  },
  'us.license.step-hearing': {
    says: '今日、審理を求めてください。期間は数日だけのことが多いです。最初の裁判の日の前に弁護士に聞きます。',
  },
  'us.license.option-hearing': {
    says: '審理と、仕事に行くための運転の許可を求めます。',
    title: '審理を求める',
    cost: '州によっては手数料',
    time: '通知のとおり数日',
    risk: 'なし。求めないと停止が始まります。',
    bestFor: '運転が必要、または検査がまちがいの場合。',
  },
}
