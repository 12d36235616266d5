/** Questions about what may be taken of pay, pensions, accounts and homes: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_JA: Words = {
  'it.ask.wage': {
    says: '普通の借金なら最高5分の1で、裁判所の命令と警告（precetto）の後だけです。税の徴収機関は、€2,500まで10分の1、€5,000まで7分の1を取れます。',
    dependsOn: 'だれが取るか、収入の額',
  },
  'it.ask.pension': {
    says: '2026年は、月€1,092.48まで守られます。残りの5分の1を取れます。',
    dependsOn: '年金の額',
  },
  'it.ask.account': {
    says: 'だれがなぜ止めたのか、今日、書面で銀行に聞いてください。裁判所の命令があるか、税の徴収機関なら、止められます。もう口座にある給料や年金は、2026年は€1,638.72まで守られます。早く弁護士に会ってください。銀行自身なら、書面で苦情を出し、60日たったらABFへ行きます。',
    dependsOn: 'だれが行うか、どこから来たお金か',
  },
  'it.ask.home-sale': {
    says: '税の徴収機関は、豪邸でない限り、あなたが住むただ1つの家を売れません。銀行などの債権者は、裁判所の命令があれば売れます。',
    dependsOn: '債権者がだれか',
  },
  'it.ask.myth-all-wages': {
    says: '全部を取ることは決してできません。普通の借金なら、最高5分の1です。',
  },
  'it.ask.officer-enter': {
    dependsOn: '権限の書類があるか',
    says: '権限の書類とprecettoがなければ、執行官は入れません。あれば家で物を探せ、留守か断ったときは警察と戸を開けられます。書類を見せるよう求めてください。生活に必要な物は守られます。',
  },
  'it.ask.home-bank': {
    says: 'はい。銀行や個人の債権者は、最初の家でもできます。できないのは税の徴収だけです。その前に命令、precetto、競売があります。48か月までの分割（conversione）やOCCの計画を求められます。今、弁護士へ。',
  },
}
