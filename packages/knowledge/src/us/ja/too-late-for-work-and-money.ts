/** What can still be done about a job, a benefit or seized pay when the day is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_WORK_AND_MONEY_JA: Words = {
  'us.late.job-step': {
    says: '差別の申立ての安全な日は過ぎたようです。多くの州では全部で300日あり、州法でもっと長いこともあります。今日、EEOC と州の機関に聞いてください。',
  },
  'us.late.release-step': {
    says: '署名の日は過ぎたようです。署名していなければ、何も失っていません。助言を受け、申し出がまだ有効か聞いてください。署名した40歳以上の人は、7日のうちに取り消せます。',
  },
  'us.late.sue-step': {
    says: '90日は過ぎたようですが、通知が届いた日から数えます。今日、労働の弁護士に相談してください。裁判所が延ばすのはまれですが、州法で請求できることもあります。',
  },
  'us.late.jobless-step': {
    says: '今日、書面で不服を申し立て、遅れた理由を書いてください。郵便の遅れや病気など十分な理由があれば、多くの州で遅れても受け付けられます。',
  },
  'us.late.ssa-step': {
    says: '免除（waiver、SSA-632）はいつでも求められます。額が違い、60日が過ぎたなら、今日 SSA-561 を送り、遅れた理由を書いてください。',
  },
  'us.late.ssa-right': {
    says: '重い病気、家族の死、手紙が届かなかった、読んでも分からなかったなどの理由があれば、遅れた不服も認められます。',
  },
  'us.late.garnishment-step': {
    says: '守られる分を申し立てる日は過ぎたようです。それでも今日、申立て（exemption）を出し、審理を頼んでください。給料のたびに差し押さえられ、後からでも認める州が多いです。',
  },
  'us.late.levy-step': {
    says: '書類の日は過ぎたようです。今日、裁判所か係官に、お金がまだ留め置かれているか聞いてください。法律で守られる分の申立てを、遅れた理由をつけて出します。',
  },
  'us.late.federal-garnishment-step': {
    says: '今日、書面で審理を求めてください。遅れても審理は受けられますが、どうしようもない事情がなければ、給料の差押えは待ってもらえません。',
  },
}
