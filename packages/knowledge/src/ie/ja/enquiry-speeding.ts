/** Questions about speeding notices: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_JA: Words = {
  'ie.ask.fine-not-driver': {
    says: '支払わないでください。28日以内に、運転していた人の名前と住所の欄を書いて返送してください。通知はその人に送られます。何もしなければ、法律上あなたが運転していたものとされます。',
  },
  'ie.ask.speeding-late': {
    says: '速度違反は、通知から最初の28日に払えば€160と3点です。次の28日は5割増しの€240です。その後は召喚状が来て、裁判の7日前までより高い最後の支払いができます。有罪なら5点と€1,000までの罰金です。通知にある今日の額を今払ってください。',
  },
}
