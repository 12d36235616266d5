/** The Japanese words of the Netherlands: public decisions. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_JA: Words = {
  'nl.decision.right-urgent': {
    says: '異議だけでは、支払いは止まりません。延期を頼んでください。急ぎなら、裁判官が早い仮の措置（voorlopige voorziening）を決められます。',
  },
  'nl.decision.right-late-answer': {
    says: '異議は6週間以内に、委員会があれば12週間以内に決めなければなりません。遅れたら、手紙を書いてください。そうすると、役所があなたにお金（dwangsom）を払うことになる場合があります。',
  },
  'nl.decision.right-judge': {
    says: '異議が断られたら、6週間以内に裁判官に行けます（beroep）。',
  },
  'nl.tax.right-penalty': {
    says: '税の制裁金（verzuimboete）は、あなたにまったく責任がなければ、なくせます。異議を出し、遅れた理由を書いてください。',
  },
  'nl.tax.right-later-tax': {
    says: '後からの税の請求（navordering）には、新しい事実、悪意、または明らかなまちがいが必要です。ほとんどの場合、5年以内に限ります。',
  },
  'nl.tax.right-writ-costs': {
    says: '督促（aanmaning）や命令（dwangbevel）のために加えられる額は、法律で決まっています。この費用に異議を出せます。',
  },
  'nl.tax.right-writ-court': {
    says: '税の命令（dwangbevel）を止めるよう裁判所に求められます（verzet）。税が高すぎるという理由では求められません。その間も手続きは進みます。先に相談してください。',
  },
  'nl.tax.right-interest': {
    says: '税の利息は法律で決まっています。税といっしょに、利息にも異議を出せます。',
  },
  'nl.benefit.right-fine': {
    says: '知らせなかったことの罰金は、あなたの責任と払える力に合っていなければなりません。何を知っていて、何を知らせたかを伝えてください。',
  },
  'nl.utility.right-steps': {
    says: '分割を守っているか、借金の助けを頼んだ間は、エネルギーを止められません。健康に重大な危険があるときも止められません。',
  },
  'nl.benefit.right-balance': {
    says: '返還を求める前に、あなたへの影響と役所側の誤りを比べて考える義務があります。両方を書いてください。',
  },
}
