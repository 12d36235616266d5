/** The Japanese words of Switzerland: terms of a tenancy. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_JA: Words = {
  'ch.rise.right-reason': {
    says: '値上げには、基準金利の上昇、費用の増加、本当の工事など、法律上のはっきりした理由が必要です。「市場」という言葉だけでは足りません。用紙を受けてから30日以内に争えます。',
  },
  'ch.rise.right-form-content': {
    says: '公式の用紙には、前の家賃、新しい家賃、始まる日、理由、争う方法が必要です。用紙がなければ、前の家賃を払い続けてください。',
  },
  'ch.rise.right-lower': {
    says: '基準金利（Referenzzinssatz）が下がったら、家賃を下げるよう家主に書面で求めてください。30日以内に返事がなければ、調停の役所（Schlichtungsbehörde）に行きます。無料です。',
  },
  'ch.home.right-repair': {
    says: '欠陥は書面で知らせてください。修理と家賃の値下げを求められます。先に最後の日を決めれば、家賃を代わりに凍結口座に払えます。',
  },
  'ch.home.right-deposit': {
    says: '敷金は、あなたの名前の銀行口座に置き、最高で家賃3か月分です。契約の終わりから1年後、手続きがなければ、銀行はあなたに払わなければなりません。',
  },
  'ch.home.right-handover': {
    says: '普通の傷みには払いません。家主は、家の返却のときすぐに損害を知らせる必要があり、そうしないと請求を失います。',
  },
  'ch.home.right-leave-early': {
    says: '払う力があり、受け入れられる、同じ契約を引き継ぐ新しい借り手を紹介すれば、早く出られます。その日から家賃を払う義務はありません。',
  },
  'ch.home.right-charges': {
    says: '追加費用を払うのは、契約に書かれているものだけで、実際にかかった額だけです。請求書を見ることができます。',
  },
  'ch.home.right-unfair-notice': {
    says: '信義に反する解約は取り消せます。権利を主張したことによる解約や、あなたが勝った後3年以内の解約も同じです。',
  },
}
