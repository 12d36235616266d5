/** The Japanese words of the rows in ../layoff.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAYOFF_JA: Words = {
  'ca.layoff.want': {
    says: '雇い主が、あなたの仕事を止めます（layoff）。しばらくの間か、ずっとか、もどる日があるかを見てください。',
  },
  'ca.layoff.reality': {
    says: '長すぎる休業（layoff）は、法律では仕事の終わりです。すると、仕事の終わりのお金を受け取れます。',
  },
  'ca.layoff.on': {
    says: 'オンタリオ州では、休業（layoff）は20週のうち13週、場合により52週のうち35週まで続けられます。その後は仕事が終わったことになり、お金を受け取れます。',
  },
  'ca.layoff.bc': {
    says: 'ブリティッシュ・コロンビア州では、休業（layoff）は20週のうち13週まで続けられます。その後は、休業の最初の日に仕事が終わったことになり、お金を受け取れます。',
  },
  'ca.layoff.ab': {
    says: 'アルバータ州では、休業（layoff）には書面の通知が必要で、ほとんどの場合120日のうち90日まで続けられます。その後は仕事が終わったことになり、お金を受け取れます。',
  },
  'ca.layoff.qc': {
    says: 'ケベック州では、6か月以上の休業（layoff）は仕事の終わりとみなされます。すると、予告か、代わりのお金を受け取れます。',
  },
  'ca.layoff.federal': {
    says: '銀行、航空、電話、鉄道では、3か月以下の休業（layoff）で仕事は終わりません。それより長い場合は、もどる日を決めることが必要です。',
  },
  'ca.layoff.contract': {
    says: '契約が休業（layoffs）を認めていなければ、解雇として扱えるかもしれません。そうする前に相談してください。',
  },
  'ca.layoff.ei': {
    says: '給料が止まったら、すぐEIを申し込めます。離職の記録（record of employment）を求めてください。',
  },
  'ca.layoff.step': {
    says: '休業（layoff）がしばらくの間か、もどる日はいつか、書面で聞いてください。今すぐEIを申し込みます。',
  },
}
