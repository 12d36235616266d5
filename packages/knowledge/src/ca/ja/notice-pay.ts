/** Notice, pay in its place and severance pay, by province: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_PAY_JA: Words = {
  'ca.work.right-notice': {
    says: '約3か月働いた後は、予告か、代わりのお金を受け取る権利があります。重い悪い行いは別です。',
  },
  'ca.work.on-notice': {
    says: 'オンタリオ州では、3か月働くと、1年につき少なくとも1週間、8週間まで、予告か給料を受け取れます。',
  },
  'ca.work.on-severance': {
    says: 'オンタリオ州では、5年以上働き、会社が払う給料が250万ドル以上なら、解雇手当（severance pay）も受け取れることがあります。',
  },
  'ca.work.bc-notice': {
    says: 'ブリティッシュ・コロンビア州では、3か月で1週間、1年で2週間、3年で3週間、8週間までの給料を受け取れます。',
  },
  'ca.work.ab-notice': {
    says: 'アルバータ州では、90日で1週間、2年で2週間、10年で8週間までの予告を受け取れます。',
  },
  'ca.work.qc-notice': {
    says: 'ケベック州では、3か月で1週間、1年で2週間、5年で4週間、10年で8週間を受け取れます。',
  },
  'ca.work.qc-cause': {
    says: 'ケベック州では、2年の後は、正当で十分な理由がなければ解雇できません。雇い主が証明しなければなりません。',
  },
  'ca.work.right-reasonable-notice': {
    says: '受け取れるのは、法律の最低だけではないかもしれません。裁判官は、年齢、仕事、働いた年数、見つけられる仕事を見ます。',
  },
  'ca.work.right-minimum-on': {
    says: '権利放棄の書面（release）に署名しなくても、法律の最低は払わなければなりません。署名でその最低をなくすことはできません。',
  },
  'ca.work.mb-notice': {
    says: 'マニトバ州では、30日働いた後、1週間から8週間の予告か、代わりのお金を受け取れます。',
  },
  'ca.work.sk-notice': {
    says: 'サスカチュワン州では、13週間働いた後、1週間から8週間の予告か、代わりのお金を受け取れます。',
  },
  'ca.work.ns-notice': {
    says: 'ノバスコシア州では、3か月の後に予告を受け取れます。10年勤めた後の解雇には、正当な理由が必要です。',
  },
  'ca.work.nb-notice': {
    says: 'ニューブランズウィック州では、6か月の後に2週間、5年の後に4週間の予告を受け取れます。',
  },
  'ca.work.qc-reasonable': {
    says: 'ケベック州では、Civil Codeにより、ほどよい長さの予告も請求できます。前もってそれを手放すことはできません。',
  },
  'ca.work.fed-notice': {
    says: '国の法律の仕事では、予告は3か月で2週間、3年で3週間、その後1年ごとに1週間、8週間までです。1年の後は、解雇手当（severance pay）も加わります。',
  },
  'ca.work.on-misconduct': {
    says: 'オンタリオ州では、予告のお金を失うのは、わざとの悪い行い（wilful misconduct）か、わざとの怠けだけです。仕事がうまくないだけでは足りません。',
  },
  'ca.work.right-proportion': {
    says: '落ち度による解雇（for cause）は最後の手段です。仕事を続けられないほど重い落ち度でなければなりません。軽ければ、予告かその分のお金が出ます。',
  },
}
