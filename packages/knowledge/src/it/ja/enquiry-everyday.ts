/** The Japanese words of Italy: everyday questions. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_JA: Words = {
  'it.ask.return-online': {
    says: 'ネット、電話、訪問で買ったなら、14日以内に理由なしで取り消せます。店では、店が認めるか、欠陥があるときだけです。',
    dependsOn: '買った場所',
  },
  'it.ask.guarantee': {
    says: 'はい。売り手は2年間責任を負います。無料で修理か交換をしなければなりません。だめなら、値下げか返金を求めてください。',
  },
  'it.ask.scam-paid': {
    says: '今すぐ銀行に電話し、支払いを書面で争ってください。Polizia Postaleに届けます。あなたが認めていないなら、ほとんどの場合、銀行が返さなければなりません。',
  },
  'it.ask.scam-real': {
    says: '押さず、払わないでください。自分で調べた番号で本物の役所に聞くか、オンラインでPolizia Postaleに聞きます。',
  },
  'it.ask.light-cut': {
    says: 'すぐにではありません。先に書留かPECが来ます。電気は少なくとも25日、ガスは40日たつ必要があります。今、分割を頼んでください。',
    dependsOn: '正式な手紙を受け取ったか',
  },
  'it.ask.fine-too-old': {
    says: '交通の罰金を取り立てる権利は、違反から5年で終わります。その間に書類が送達されるたびに、5年は数え直しになります。',
    dependsOn: '最後に送達された書類',
  },
  'it.ask.fine': {
    says: '5日以内なら30%引き、60日以内なら最低額を払います。または異議を出します。治安判事（giudice di pace）に30日、Prefettoに60日です。両方はできません。',
    dependsOn: '証拠があるか',
  },
  'it.ask.insurance-no': {
    says: 'PECか書留で苦情を送ってください。45日の後か断られたら、€20で、オンラインで保険の仲裁機関（AAS）に行きます。2年の期限に注意してください。',
  },
  'it.ask.telecom-leave': {
    says: 'はい、30日の予告で終えられます。求められるのは、前もって知らせた実際の費用だけです。',
  },
  'it.ask.flight': {
    says: 'ほとんどの場合、はい。3時間の遅れか遅い欠航では、外の原因がなければ、距離により€250から€600です。食事と、新しい便か返金もあります。',
  },
  'it.ask.gym-health': {
    says: 'ジムだけがやめられる条件は、不公平で無効なことがあります。健康の理由で使えないなら、診断書をつけて書留かPECで書いてください。終わりか休みと、その後の月の返金を求めます。',
  },
  'it.ask.not-delivered': {
    says: 'ほかの日を決めていなければ、売り手は30日以内に届けます。書面で最後の日を示してください。過ぎたら契約を解き、全額がすぐ返されます。損害も求められます。',
  },
}
