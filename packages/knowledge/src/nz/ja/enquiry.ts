/** The Japanese words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JA: Words = {
  'nz.ask.things': {
    says: '取立て会社は、物を取ることも、家に入ることもできません。命令の後で、裁判所の執行官（bailiff）だけができます。車のローンは別です。',
  },
  'nz.ask.prison': {
    says: 'カード、ローン、請求書の借金で、刑務所に入ることはありません。無料の助けは、MoneyTalks（0800 345 123）に電話してください。',
  },
  'nz.ask.old': {
    says: 'ほとんどの借金は、6年たつと裁判には古すぎます。支払いか署名した書面があると、また始まります。分かるまで払わないでください。',
    dependsOn: '最後に払った日か、借りていると書いた日',
  },
  'nz.ask.calls': {
    says: 'メールか手紙だけにするよう、書面で求めてください。電話のたびに書きとめてください。いやがらせは違法です。貸し手の苦情解決機関（dispute scheme）に苦情を言ってください。',
  },
  'nz.ask.not-mine': {
    says: '払う義務はないと書き、証拠を求めてください。払わないでください。無料の信用情報（credit report）に、知らない口座がないか確かめてください。',
  },
  'nz.ask.wages': {
    says: 'ほとんどの債権者は、先に判決と給料差押命令（attachment order）が必要で、手取りの少なくとも60%を残さなければなりません。Inland Revenueには裁判所がいりません。',
    dependsOn: 'だれに借りているか、判決があるか',
  },
  'nz.ask.cannot-pay': {
    says: 'MoneyTalks（0800 345 123）に電話してください。貸し手のそれぞれに、生活困難の助け（hardship）を書面で求めてください。20営業日以内に答えなければなりません。',
  },
  'nz.ask.bankrupt': {
    says: '破産（bankruptcy）は3年続きます。no asset procedureは1年で、$50,000までの借金のためです。まず、無料のお金の相談員（financial mentor）と話してください。',
    dependsOn: '借金、持ち物、収入がいくらか',
  },
  'nz.ask.credit-file': {
    says: '信用情報（credit report）は、Centrix、Equifaxと、今はillionも持つExperianから無料でもらえます。まちがいなら、直すよう求めてください。',
  },
  'nz.ask.sued': {
    says: '書類を受け取ってから25営業日以内に、答弁書（statement of defence）を出してください。争っていて$60,000以下なら、紛争審判所（Disputes Tribunal）を求めてください。',
  },
  'nz.ask.ignore': {
    says: '裁判所の書類を放っておかないでください。答えないと、裁判所はあなたなしで決められます。',
  },
  'nz.ask.tribunal': {
    says: '紛争審判所（Disputes Tribunal）は、2026年1月24日から、$60,000までの争いを扱います。弁護士は出られません。証拠を持って、審理に行ってください。',
  },
  'nz.ask.evict': {
    says: '理由がなければ90日、いくつかの理由があれば42日が必要で、期限のない賃貸（periodic tenancy）だけです。あなたが残るなら、審判所（Tribunal）の命令が必要です。',
    dependsOn: '賃貸の種類、理由、日付',
  },
  'nz.ask.locks': {
    says: '締め出しは違法です。Tenancy Services（0800 836 262）に電話し、締め出されたら警察にも電話してください。',
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
  'nz.ask.arrears': {
    says: '今払える分を払い、Work and Incomeに助けを求めてください。14日の通知（14 day notice）の期間内に全部払えば、その通知は終わります。21日遅れると、審判所（Tribunal）に行けます。',
  },
  'nz.ask.fired': {
    says: '正当な理由と、公平な手続きが必要です。90日以内に、書面で職場の申し立て（personal grievance）をしてください。有効な90日の試用（90 day trial）があると、変わります。',
    dependsOn: '理由、手続き、あなたの契約',
  },
  'nz.ask.laid-off': {
    says: '決める前にあなたに相談し、契約どおりの予告をしなければなりません。整理解雇の手当（redundancy pay）は、契約にあるときだけ出ます。',
    dependsOn: 'あなたの契約と、相談があったか',
  },
  'nz.ask.unpaid': {
    says: '日付を書いて、書面で求めてください。それから0800 20 90 20に電話し、無料の調停（mediation）かLabour Inspectorateを求めてください。',
  },
  'nz.ask.notice': {
    says: 'どれだけ前かは、契約に書いてあります。何も書いていなければ、ほどよい期間でなければなりません。重い非行では、予告がないことがあります。',
    dependsOn: 'あなたの契約',
  },
  'nz.ask.trial': {
    says: '試用（trial）が有効なのは、書面にあり、働き始める前に署名したときだけです。そのときは解雇の請求はできませんが、いじめや差別の請求はできます。',
    dependsOn: 'いつ署名したか、何と書いてあるか',
  },
  'nz.ask.faulty': {
    says: '店は直さなければなりません。大きな欠陥なら、保証の後でも、返金か新しい物を選べます。',
  },
  'nz.ask.cancel': {
    says: '相手が家に来たか電話してきたなら、5営業日あります。ローンにも、短い取消しの期間があります。店で買ったときは、その権利はありません。',
    dependsOn: 'どのように売られたか',
  },
  'nz.ask.cancel-loan': {
    says: '消費者ローンは、書類を手渡しで受け取ったら5営業日、メールなら7営業日、郵便なら9営業日以内に取り消せます。お金は返さなければなりません。',
    dependsOn: '書類をどう受け取ったか',
  },
  'nz.ask.not-delivered': {
    says: '品物か返金を、売り手に書面で求めてください。カードで払ったなら、銀行に支払いの取り戻し（chargeback）を求めてください。',
  },
  'nz.ask.scam': {
    says: 'クリックせず、払わず、答えないでください。自分で調べた番号で、本物の窓口に確かめてください。Netsafe（0508 638 723）に届けてください。',
  },
  'nz.ask.paid-scam': {
    says: '今すぐ銀行に電話し、支払いを止めるか戻すよう求めてください。警察（105）に届けてください。銀行が断ったら、Banking Ombudsmanに行ってください。',
  },
  'nz.ask.fine': {
    says: '28日以内に、払うか、書面で説明するか、審理を求めます。裁判所に行くと、費用が加わります。',
    dependsOn: '通知の日付',
  },
  'nz.ask.private-parking': {
    says: '民間の会社は、罰金を科せません。請求できるのは、ほどよい損の分だけです。争うと書き、理由を言ってください。',
    dependsOn: '看板に何と書いてあったか、本当の損はいくらか',
  },
  'nz.ask.clamped': {
    says: '車輪止め（wheel clamp）の料金は最高$100です。車を外すために払い、領収書を残し、まちがいだったなら返金を請求してください。',
  },
  'nz.ask.tax': {
    says: 'myIRで確かめてください。支払いの日の前に分割払い（instalments）を求めるか、まちがいなら期限内に争ってください。',
  },
  'nz.ask.benefit': {
    says: '理由を聞いてください。まちがいなら、3か月以内に見直し（review）を求めてください。正しければ、少しずつ払うことを求めてください。',
  },
  'nz.ask.cut-off': {
    says: '先に助けを申し出て、警告しなければなりません。分割払いを求めてください。Utilities Disputes（0800 22 33 40）が助けられます。',
    dependsOn: '分割払いを求めたか、何が必要か',
  },
  'nz.ask.phone': {
    says: 'まず会社に苦情を言ってください。だめなら、Telecommunications Dispute Resolutionが無料で見ます。',
  },
  'nz.ask.insurer': {
    says: '理由を書面で聞き、苦情を言ってください。最後の答えもだめなら、無料でその苦情解決機関（dispute scheme）に行ってください。',
  },
  'nz.ask.leaving': {
    says: '期限のない賃貸（periodic tenancy）なら、少なくとも21日前に書面で知らせます。定期の契約（fixed term）は、家主が同意するか、審判所（Tribunal）が生活困難（hardship）のために終わらせるのでなければ、あなたを縛ります。',
    dependsOn: '賃貸の種類',
  },
  'nz.ask.bullied': {
    says: '毎回のことと、だれが見たかを書き、書面で勤め先に伝えてください。90日以内に職場の申し立て（personal grievance）ができます。セクハラなら12か月以内です。',
  },
}
