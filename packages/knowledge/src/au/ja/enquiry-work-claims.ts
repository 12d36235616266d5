/** Questions about a job that ends early, an injury at work and a redundancy that is none: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_CLAIMS_JA: Words = {
  'au.ask.sent-home-notice': {
    says: 'たいていは、はい。あなたが予告し、働くつもりだった期間の賃金は払われます。雇い主は家に帰らせてもよいですが、その分を予告の代わりに払う義務があります。残った有給も必要です。額と日を書いて書面で求めます。断られたらFair Work Ombudsman(13 13 94)へ。カジュアルには予告がないのが普通です。追い出されたのなら、21日以内にFair Work Commissionへ。',
  },
  'au.ask.work-injury': {
    says: '申請してください。カジュアルも対象で、誰の責任かは関係ありません。医師に仕事中のけがと言い、certificate of capacityをもらいます。今すぐ雇い主に書面で知らせ、保険会社か州の機関に申請します。治療費と賃金の大部分が払われます。それを理由にシフトを減らす、解雇するのは違法で、21日以内にFair Work Commissionへ申し立てられます。',
  },
  'au.ask.sham-redundancy': {
    says: 'それなら本当の人員整理(genuine redundancy)ではないかもしれません。本物なのは、その仕事をする人がもう要らず、award通りに話し合い、他の仕事にも回せなかったときだけです。違うなら、最後の日から21日以内にFair Work Commission(1300 799 675)へ不当解雇を申し立てます。6か月(15人未満の会社は12か月)働いていることが必要です。求人広告を保存してください。整理手当は1年以上働いていれば出ますが、15人未満の会社ではたいてい出ません。',
  },
}
