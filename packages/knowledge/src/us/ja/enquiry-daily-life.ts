/** The Japanese words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_JA: Words = {
  'us.ask-everyday.data-breach': {
    says: '三つの信用情報会社（bureau）のすべてで、信用情報を無料で凍結（freeze）してください。そのパスワードを変え、口座を見守り、悪用があればidentitytheft.govに届けてください。',
  },
  'us.ask-everyday.toll': {
    says: 'いつも払うわけではありません。その日より前に車を売った、盗まれた、または人にリースで渡していたなら、通知の日付までに、通行料の役所に証拠を送ってください。請求が本物か確かめてください。',
    dependsOn: 'その日、だれが車を持ち、運転していたか',
  },
  'us.ask-everyday.shut-off': {
    says: '今すぐ会社に電話し、分けて払う計画を頼んでください。家に病気の人、お年寄り、小さな子がいるなら伝えてください。支払いの助けは211に、次に州の公益事業委員会（utility commission）に電話してください。',
  },
  'us.ask-everyday.prize': {
    says: '何も払わず、コードも教えないでください。本物の賞は無料で、電話をかけてきた人に税金を払うことはありません。reportfraud.ftc.govに届けてください。',
  },
  'us.ask-everyday.property-claim': {
    says: '保険の言葉を示した断りの理由を、書面で求めてください。写真と別の見積もりを送り、その後、州の保険局に無料で苦情を出してください。',
  },
  'us.ask-everyday.snap-cut': {
    says: '90日以内に公正な審理（fair hearing）を求めてください。変更が始まる前に求めれば、食料の給付は、決定までたいてい同じままです。',
  },
  'us.ask-everyday.medical-leave': {
    says: '場合によります。健康の問題で、休む権利や職場での調整を受ける権利があったなら、それを求めたことを理由にした解雇は違法です。EEOCかLabor Departmentに聞いてください。',
    dependsOn: '会社の大きさと、そこで働いた長さ',
  },
  'us.ask-everyday.takedown': {
    says: 'サイトに、苦情の写しを求めてください。まちがいだった、または許しを得ていたなら、反対の通知（counter-notice）を送ってください。たいてい、10から14営業日で元に戻ります。',
  },
  'us.ask-everyday.disability-denied': {
    says: '通知から60日以内に、見直し（reconsideration）を求めてください。医療の書類を送ってください。また断られたら、裁判官が話を聞けます。弁護士は、あなたが勝ったときだけ、その一部を受け取ります。',
  },
  'us.ask-everyday.escrow': {
    says: 'まず、税金と保険の額を確かめてください。不足分は一度に払えます。額が大きければ、少なくとも12か月に分けて払えます。まちがいの通知（notice of error）は無料で送れます。',
  },
  'us.ask-everyday.hours-cut': {
    says: 'ほとんどの州では、これからの日の勤務時間を減らせます。でも、働いた時間の分はすべて払わなければなりません。部分的な失業給付を申し込んでください。契約や組合の決まりで、減らせないことがあります。',
    dependsOn: 'あなたの契約と住んでいる州',
  },
  'us.ask-everyday.seller-refund': {
    says: '証拠をつけて、売り手に手紙を書いてください。クレジットカードで払ったなら、請求書から60日以内に異議を出してください。届かなかった品物は、返金されなければなりません。',
  },
  'us.insure.right-claims-law': {
    says: '州の法律は、不当な遅れや、理由のない低い提示を禁じています。州の保険局に無料で苦情を出せます。',
  },
  'us.insure.right-appraisal': {
    says: '保険契約の全文と、損害を調べた人（adjuster）の報告書を求めてください。額で争うとき、両方がそれぞれ鑑定人を選べる保険が多くあります。',
  },
}
