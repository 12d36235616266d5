/** The Japanese words of the rows in ../enquiry-end-of-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_JOB_JA: Words = {
  'fr.ask-work.papers-late': {
    says: '契約の終わりに、雇い主は三つの書類を渡さなければなりません。就労証明書（certificat de travail）、最終精算書（solde de tout compte）、France Travail用の証明書です。期限の日を書いて、書留の手紙で求めてください。届かなければ、労働裁判所が急ぎの手続（référé）で命じることができ、遅れた日ごとの金額も付けられます。遅れであなたが失うものを示せば、損害賠償も求められます。',
  },
  'fr.ask-work.resign-notice': {
    says: '予告の長さは、労働協約（convention collective）かその地の慣行で決まります。早く辞めたいと頼むことはできます。雇い主の同意を書面でもらってください。同意なしに辞めると、働かなかった予告期間の分を払うことになる場合があります。あなたが頼んでいないのに雇い主が免除したときは、予告の終わりまで給料が出ます。',
  },
  'fr.ask-work.forced-resignation': {
    says: '辞職ははっきりした自由な意思でなければなりません。すぐに書留で、取り消すこと、どう圧力をかけられたかを書いてください。メッセージと見ていた人の名前を残してください。雇い主は受け入れなくてもかまいません。しかし労働裁判所（prud’hommes）は、強いられた辞職を理由のない解雇として扱うことがあります。待たないでください。期間は12か月です。',
  },
}
