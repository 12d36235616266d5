/** The Japanese words of the rows in ../accident-compensation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCIDENT_COMPENSATION_JA: Words = {
  'nz.acc.want': {
    says: 'ACCが、あなたのけがについて決めました。何を断っているか、なぜかを見てください。',
  },
  'nz.acc.reality': {
    says: 'これが最後の答えではありません。医師がもっと書くと、変わる決定は多いです。',
  },
  'nz.acc.who': { says: 'ACCは、事故のけがにお金を払う公の機関です。' },
  'nz.acc.rights': { says: '3か月以内に、無料で見直し（review）を求められます。' },
  'nz.acc.review': {
    says: '決定から3か月以内に、見直し（review）を求められます。ここでは決定の日付から数えます。',
    action: '納得できなければ、見直し（review）を求める',
    consequence: '遅れた求めは、正当な理由があるときだけ認められます。',
  },
  'nz.acc.right-review': {
    says: 'ACCの外の人が、もう一度見ます。手伝う人、医師の報告書、証人を連れて行けます。',
  },
  'nz.acc.right-age': {
    says: '年齢だけによる体のすり減りは、対象になりません。でも、事故で本当にけがをしたなら、すり減った関節でも対象になります。それを書くよう、医師に頼んでください。',
  },
  'nz.acc.right-treatment': {
    says: '医療で受けた害も、その治療でふつうに起きることでなければ、対象になることがあります。',
  },
  'nz.acc.right-stop': {
    says: '支払いを止めるには、あなたに権利がないという十分な証拠がACCに必要です。理由を示し、きちんと前もって知らせなければなりません。',
  },
  'nz.acc.right-hearing': {
    says: '求めてから3か月以内に審理の日が決まらなければ、見直し（review）はたいていあなたに有利に決まります。',
  },
  'nz.acc.right-costs': {
    says: '見直し（review）を求めたことがもっともなら、報告書などの費用の一部を払ってもらえることがあります。',
  },
  'nz.acc.right-appeal': {
    says: '見直し（review）でもだめなら、28日以内に地方裁判所（District Court）に上訴できます。',
  },
  'nz.acc.step': {
    says: 'ACCに、あなたの記録を全部求めてください。ACCの挙げた理由に答えるよう、医師に頼んでください。',
  },
}
