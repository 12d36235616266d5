/** Questions about money taken from benefits: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_DEDUCTIONS_JA: Words = {
  'gb.ask-debt.benefit-seized': {
    says: 'カード、ローン、通信販売の会社は、給付をもとから取ることはできません。Universal Creditからの天引きは、家賃、光熱費、住民税（council tax）など決まった債務だけです。すでに銀行にあるお金は守りが弱いので、無料の相談を受けてください。',
  },
  'gb.ask-debt.benefit-mistake': {
    says: '誤って払われたUniversal Creditは、相手の誤りでも返還を求められます。古い給付の多くは、申告漏れや誤りがあったときだけ返します。見直し、減額、免除を頼めます。',
    dependsOn: 'どの給付か',
  },
  'gb.ask-debt.uc-their-mistake': {
    says: '役所の間違いでも、Universal Creditは返還を求められます。それでもできることがあります。手紙から1か月以内に、額と理由の見直し（mandatory reconsideration）を求め、journalの記録を送ってください。その後は不服申立て（appeal）ができます。DWP Debt Managementに、分割額の引き下げ、または相手の間違いで生活に害があるので免除を頼んでください。苦情も出せます。Citizens Adviceが無料で助けます。',
  },
  'gb.ask-debt.uc-overpaid-ni': {
    says: 'Universal Creditは役所の間違いでも返還を求められます。古い給付は多くの場合、本人の落ち度が必要です。手紙から1か月以内に、証拠を付けてDepartment for Communitiesに額と理由の見直しを求めてください。その後は不服申立て（appeal）ができます。分割額の引き下げや、害がある場合の免除も頼めます。Advice NI（0800 915 4604）が無料で助けます。',
  },
  'gb.ask-benefit.savings-not-told': {
    says: 'また聞かれる前に、今日、ジャーナルで金額と日付を伝えてください。6,000ポンドまでは何も変わりません。それを超えると250ポンドごとに月4.35ポンドを返すので、たいてい全額ではありません。不注意には50ポンドが加わることがあります。罪になるのは、伝える義務を知っていた場合だけです。警告付きの面談(interview under caution)なら、先に無料の弁護士に会い、それまで何も話さないでください。',
  },
}
