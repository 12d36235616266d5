/** Questions about bailiffs and the TV licence, told as cases: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_CASES_JA: Words = {
  'gb.ask-bailiff.child-alone': {
    says: 'いいえ。そこにいるのが16歳より下の子どもや弱い立場の大人だけなら、入ってはいけません。入ろうとしたなら、日時を書いて、会社と役所に手紙を送ってください。',
  },
  'gb.ask-bailiff.court-fine-entry': {
    says: 'はい、払っていない刑事の罰金（court fine）では、必要な範囲の力で入ることができます。地方税（council tax）や駐車は別です。今日、裁判所の罰金の窓口（fines team）か会社に電話し、支払いを決めてください。',
  },
  'gb.ask-bailiff.locksmith': {
    says: 'いいえ、その種類の借金では、最初の訪問ではできません。無理に入ることができるのは、前に中に入れ、合意書に物を書かれ、あなたが守らなかったときだけです。その場合は丸2日（2 clear days）前の通知が必要です。',
  },
  'gb.ask-bailiff.warrant-pcn': {
    says: 'はい。役所の反則金では、差押令状（warrant of control）と、丸7日（7 clear days）の通知が必要です。証拠を見せるよう求められます。民間の料金では、先に裁判所の判決（judgment）が必要です。',
  },
  'gb.ask-bailiff.council-order': {
    says: 'いいえ。地方税（council tax）では、役所に裁判所の納付命令（liability order）が必要です。駐車の反則金では、裁判所の命令と令状（warrant）が必要です。その後、丸7日（7 clear days）の通知が届かなければなりません。',
  },
  'gb.ask-bailiff.notice-meaning': {
    says: 'これはbailiffの会社からの警告で、裁判所の命令ではありません。裁判所の命令か法律の権限がもとに必要なので、どれか聞いてください。訪問まで少なくとも丸7日（7 clear days）あるので、今提案します。',
  },
  'gb.ask-bailiff.stop': {
    says: 'はい、多くの場合できます。訪問の前に書面で分割払いを決め、守ってください。借金の相談員を通した支払いの一時停止（breathing space）で、ほとんどが60日間止まります。弱い立場なら、会社と債権者に伝えます。',
  },
  'gb.ask-bailiff.record': {
    says: 'はい、自分の家での訪問を撮影や録音できます。落ち着き、じゃまをしないでください。苦情に役立つので、残しておきます。',
  },
  'gb.ask-bailiff.let-in-before': {
    says: 'はい、一度入れると、また来られます。物の一覧があっても、合意を守れば取れません。守らないと、丸2日（2 clear days）前の通知の後、執行官は無理に入ることができます。今日相談してください。',
  },
  'gb.ask-bailiff.finance-car': {
    says: 'いいえ、ほとんどの場合取れません。分割購入（hire purchase）、PCP、リースの車は、あなたではなくローン会社の物です。今日、契約書を執行官（bailiff）に送り、ローン会社にも手紙を書くよう頼んでください。',
  },
  'gb.ask-bailiff.sheriff-home': {
    says: 'いいえ、裁判官（sheriff）の特別な差押命令（exceptional attachment order）がなければできません。これはまれです。給料や口座からお金を取ることのほうが多いです。',
  },
  'gb.ask-bailiff.sheriff-bank': {
    says: 'いいえ、全部は取れません。本人の口座では£1,000が守られ、凍結できるのはそれを超える分だけです。今日、銀行にその分を使えるよう頼んでください。council taxでは先に14日のchargeが必要です。市町村とsheriff officersに電話して額を決めてください。厳しすぎれば裁判官（sheriff）が解けます。moratoriumやDebt Arrangement Schemeで先を止められるので、今すぐ債務相談員に電話してください。',
  },
  'gb.ask-bailiff.vulnerable': {
    says: 'なぜ弱い立場（vulnerable）かを、今日、書面で会社と債権者に伝えてください。止めて、債務を債権者に戻すよう頼みます。ドアは閉めておきます。National Debtline（0808 808 4000）に猶予（breathing space）を聞いてください。',
  },
  'gb.ask-debt.council-tax-contract': {
    says: 'council taxは契約ではなく、法律で決まっているので、署名がなくても払う義務があります。裁判所はこの主張を認めず、裁判や執行官の費用が加わります。本当に役に立つのは、役所にCouncil Tax Reductionや割引、免除、分割払いを頼むことです。',
  },
}
