/** Questions about illness and leave in a job: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AND_ILLNESS_JA: Words = {
  'nl.ask.sick-pay': {
    says: '病気の間、雇い主は契約が終わるまで（最長2年）少なくとも70%を払います。最初の1年は最低賃金以上です。産業医も呼ばなければなりません。期日を付けて書面で請求してください。病気について争いがあればUWVに第二の意見を求めます。契約が終わればUWVが払うことがあります（Ziektewet）。',
  },
  'nl.ask.parental-leave': {
    says: '雇い主は断れません。8歳未満の子ごとに、週の時間の26倍の休みがあります。最初の年に取る9週間は、UWVが一部を払います。2か月前に書面で求めてください。',
  },
  'nl.ask.leave-refused': {
    dependsOn: '会社の理由',
    says: '書面で求めてください。雇い主は、重い理由がなければ希望に従い、断るなら2週間以内に書面で言わなければなりません。何も言わなければ、あなたの日にちに決まります。2週間続けて、または1週間を2回取れなければなりません。',
  },
}
