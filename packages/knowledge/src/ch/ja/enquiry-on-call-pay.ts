/** Questions about pay for work on call: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_CALL_PAY_JA: Words = {
  'ch.ask.on-call-pay': {
    says: 'はい。呼び出しで定期的に働いていたなら、会社は突然仕事をなくすことはできません。解約の予告が必要で、その間は最近数か月の平均の給料が出ます。予告は1年目1か月、9年目まで2か月、その後3か月で、月末までです。働く用意があると書き、その給料を求めてください。調停は3万フランまで無料です。',
  },
}
