/** The Japanese words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_WORDS: Words = {
  'jp.ask.old': {
    says: '最後の支払いから5年以上たち、判決などがなければ、時効の可能性が高いです。ただし自動では消えません。内容証明郵便などで「時効を援用します」と伝える必要があります。電話をしたり、一部を払ったり、払う約束をしたりすると、時効が最初からになるおそれがあります。判決や支払督促が確定していると10年です。裁判所の書類が来たら必ず期限内に答えてください。司法書士や法テラスが確認と手紙を手伝います。',
    dependsOn: '最後に払った日や約束した日',
  },
}
