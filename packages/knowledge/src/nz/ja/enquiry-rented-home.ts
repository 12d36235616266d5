/** The Japanese words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_JA: Words = {
  'nz.ask.healthy-homes': {
    says: '貸している家は、今はどれも、暖かさ、湿気、空気についてのhealthy homes standardsを満たさなければなりません。',
  },
  'nz.ask.repair-notice': {
    says: '直すよう求める14日の通知（14-day notice）を出してください。その後、借家審判所（Tenancy Tribunal）が、工事、家賃の引下げ、損害賠償を命じられます。',
  },
  'nz.ask.bond-law': {
    says: '敷金（bond）は最高で家賃4週間分で、23営業日以内に預けなければなりません。ふつうの傷みを超える損害は、家主が証明しなければなりません。',
  },
  'nz.ask.fix-it': {
    says: '家賃は払い続けてください。14日以内に直すよう、書面で通知します。直さなければ、Tenancy Tribunalが修理を命じ、家賃を下げ、お金を認められます。',
  },
  'nz.ask.fixed-term-early': {
    says: '期間の決まった賃貸は、家主が同意するか、ひどく困る事情で審判所（Tribunal）が認めたときだけ、早く終えられます。ほかの人に引き継ぐことも頼め、断るには公正な理由が必要です。',
  },
  'nz.ask.rent-up': {
    says: '家賃を上げられるのは12か月に1度で、60日前の書面の知らせが必要です。相場よりずっと高いなら、審判所（Tribunal）が下げられます。',
    dependsOn: '日付と、あなたの契約',
  },
  'nz.ask.deposit': {
    says: '敷金（bond）はTenancy Servicesが預かっています。そこに求めてください。損害は家主が証明しなければならず、ふつうの傷みはあなたの負担ではありません。納得できなければ、審判所（Tribunal）を使ってください。',
  },
  'nz.ask.pets': {
    says: '2025年12月1日から、家主がペットを断れるのは、正当な理由があるときだけです。家賃2週間分のペットの敷金（pet bond）を求めることはできます。',
    dependsOn: '家とペット',
  },
  'nz.ask.repairs': {
    says: '写真をつけて、書面で求めてください。何も起きなければ、直すよう求める14日の通知（14 day notice to remedy）を送り、審判所（Tribunal）に申し立ててください。家賃は払い続けてください。',
  },
  'nz.ask.entry': {
    says: 'あなたの同意が必要です。または、点検なら48時間前、修理なら24時間前の知らせが必要です。緊急のときは別です。',
  },
  'nz.ask.leaving': {
    says: '期限のない賃貸（periodic tenancy）なら、少なくとも21日前に書面で知らせます。定期の契約（fixed term）は、家主が同意するか、審判所（Tribunal）が生活困難（hardship）のために終わらせるのでなければ、あなたを縛ります。',
    dependsOn: '賃貸の種類',
  },
}
