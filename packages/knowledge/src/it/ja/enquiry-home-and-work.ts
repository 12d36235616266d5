/** The Japanese words of Italy: questions of home and work. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_JA: Words = {
  'it.ask.locks': {
    says: 'いいえ。家を出させられるのは裁判官だけです。家主が鍵を変えるか電気を止めたら、警察を呼んでください。',
  },
  'it.ask.rent-behind': {
    says: '今払える分を払い、計画を提案してください。立ち退きの書類が来たら、裁判の日に行きます。全部払うか、最長90日を頼めます。',
  },
  'it.ask.end-lease': {
    says: '家主は、期間の6か月前に書面で知らせる必要があります。最初の4年では、法律の理由が必要です。なければ、契約は更新されます。',
    dependsOn: '契約の期間と手紙の日付',
  },
  'it.ask.deposit': {
    says: '鍵を返した日を書いて、書留かPECで求めてください。家主が返さなくてよいのは証明した損害の分だけで、利息を払わなければなりません。',
  },
  'it.ask.dismissed-orally': {
    says: '解雇は書面でなければならず、口だけでは効力がありません。働く用意があると、すぐに書いてください。次に労働組合に行きます。',
  },
  'it.ask.dismissed': {
    says: '60日以内に、書留かPECで争う手紙を送ってください。NASpI（失業給付）は68日以内に申し込みます。労働組合が手伝えます。',
  },
  'it.ask.naspi-cause': {
    says: 'はい、懲戒解雇の後も受けられます。4年の間に13週分の保険料を払っていることが必要です。68日以内に申し込んでください。',
  },
  'it.ask.wages-unpaid': {
    says: '書面で求め、次に労働組合か労働監督署に行ってください。給与明細があれば、弁護士が支払命令を取れます。5年あります。',
  },
  'it.ask.landlord-enters': {
    says: 'いいえ。家主が入れるのは、あなたの同意があるときだけです。訪問や修理の日は、いっしょに決めてください。',
  },
  'it.ask.leave-flat': {
    says: '重大な理由があれば、書留による6か月の予告で出られます。契約により、もっと簡単に出られることもあります。',
    dependsOn: '契約と理由',
  },
  'it.ask.rent-rise': {
    says: '書面の契約のとおりだけで、ほとんどはISTATによります。一律の税（cedolare secca）なら、契約の間、家賃を上げられません。',
    dependsOn: '契約の内容',
  },
  'it.ask.sick-dismissed': {
    says: '病気を理由にはできません。労働協約の日数の限度（comporto）を過ぎると、できます。争えるのは60日です。',
    dependsOn: '労働協約の日数',
  },
  'it.ask.pregnant-dismissed': {
    says: 'いいえ。妊娠の始まりから子どもが1歳になるまで、少しの例外を除き、解雇は無効です。医師の書類を送り、争ってください。',
  },
  'it.ask.resign': {
    says: 'SPIDでオンラインか、patronatoで、労働協約の予告を付けて辞めます。7日以内に取り消せます。NASpIがあるのは、重大な違反（giusta causa）のときだけです。',
  },
  'it.ask.myth-children-evict': {
    says: '子どもがいるだけでは、立ち退きは止まりません。しかし、裁判官は時間をくれることがあり、福祉（servizi sociali）が助けられます。',
  },
  'it.ask.landlord-needs-home': {
    dependsOn: '契約がいつ終わるか',
    says: '最初の4年の終わり（協定の契約では3年）に限り、理由を書いて6か月前に知らせたときだけです。子のために必要なのは理由になります。12か月以内に家をそう使わなければ、あなたは請求できます。',
  },
  'it.ask.dismissed-message': {
    says: '解雇は、理由を書いた書面でなければなりません。WhatsAppのメッセージを書面と見る裁判官もいるので、待たないでください。60日以内に書留かPECで争い、その後180日以内に訴えます。',
  },
  'it.ask.holiday-left': {
    says: '仕事が終わったら、自分でやめた場合でも、雇い主は取れなかった休暇の分を払います。書留かPECで求めてください。給料の明細があれば、裁判官が早く支払いを命じられます。',
  },
  'it.ask.parental-leave': {
    says: 'あなたの権利で、雇い主は断れません。INPSにネットで申し込み、5日以上前か、労働協約の通りに会社に知らせてください。止められたら、patronatoか労働監督署に行きます。',
  },
  'it.ask.home-sold': {
    says: '売られても契約は終わらず、買った人が引きつぎます。売るために更新を断れるのは、最初の期限だけです。6か月前の知らせと、ほかに家がないことが必要で、あなたが先に買えます。',
  },
}
