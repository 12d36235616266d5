/** Letters of British Columbia’s Residential Tenancy Branch about a hearing: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RTB_HEARING_JA: Words = {
  'ca.rtb.want': {
    says: 'Residential Tenancy Branch が借りている住まいの件を審理します。証拠がいつまでに届かなければならないかを知らせています。',
  },
  'ca.rtb.reality': {
    says: 'これは本当の審理で、その決定には従わなければなりません。まだ誰もあなたに不利な決定をしていません。',
  },
  'ca.rtb.evidence-days': {
    says: '証拠は、審理の7日前までに、申立てた側なら14日前までに、Branch と相手の両方に届いていなければなりません。初日も最終日も数えないので、一日早く届けてください。',
  },
  'ca.rtb.late-evidence': {
    says: '遅れた証拠は認められないことがあります。新しい証拠なら、それでも送り、審理で採用を求め、早く出せなかった理由を言ってください。',
  },
  'ca.rtb.step-serve': {
    says: '写真、メッセージ、領収書を今すぐアップロードしてください。同じ書類を手渡しか書留で相手にも渡し、その証拠を残してください。',
  },
  'ca.rtb.step-attend': {
    says: '決められた時刻に、普通は電話で、審理に参加してください。参加しないと、あなた抜きで進むことがあります。アクセスコードは誰にも教えないでください。',
  },
  'ca.rtb.review': {
    says: '見直しを求められる期間は、明渡し命令 (order of possession) は2日、修理やその他の多くの通知は5日、ほかは15日です。受け取った日から数えます。',
  },
  'ca.rtb.step-review': {
    says: '理由に当てはまるか見てください。出席できなかった、新しい証拠、詐欺、手続きの誤りです。当てはまれば今日申し立ててください。止められない限り、命令は続きます。',
  },
}
