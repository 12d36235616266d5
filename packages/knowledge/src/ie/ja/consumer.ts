/** The Japanese words of Ireland: consumer rights. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_JA: Words = {
  'ie.buy.myth-policy': {
    says: '店の方針や古い保証で、Consumer Rights Act 2022の権利をなくすことはできません。',
  },
  'ie.buy.want': {
    says: '契約が公正か、会社が自分の義務を守ったかを問うことができます。',
  },
  'ie.buy.reality': {
    says: 'だれが正しいかを、会社だけで決めることはできません。あなたの権利は、会社の方針ではなく法律によります。',
  },
  'ie.buy.who': {
    says: 'Competition and Consumer Protection Commission（CCPC）が権利を教えます。個別の件は扱いません。',
  },
  'ie.buy.rights': {
    says: '品物は、説明のとおりで、適切な質で、役に立たなければなりません。そうでなければ、救済を求められます。',
  },
  'ie.buy.not-yet': {
    says: '裁判所の判決なしに、あなたの物は取れません。',
  },
  'ie.buy.right-thirty': {
    says: '品物に欠陥があれば、30日以内に契約を終わらせ、返金を受けられます。',
  },
  'ie.buy.right-repair': {
    says: '30日の後は、無料の修理か新しい物を求められます。それがだめなら、値下げか返金です。',
  },
  'ie.buy.right-year': {
    says: '最初の12か月は、欠陥は最初からあったと法律がみなします。',
  },
  'ie.buy.right-services': {
    says: 'サービスは、技術と注意をもって、公正な値段と適切な時間で行わなければなりません。',
  },
  'ie.buy.right-cancel': {
    says: 'ネット、電話、訪問で買ったなら、14日以内に理由なしで取り消せます。',
  },
  'ie.buy.right-terms': {
    says: '不公正な条項に従う必要はありません。',
  },
  'ie.buy.cancel': {
    says: '取り消すまで14日あります。品物では、受け取った日から数えます。ここでは書類の日付から数えます。',
    action: 'ネット、電話、訪問で買ったなら、書面で取り消す',
    consequence: 'その後は、取消しが難しくなります。',
  },
  'ie.buy.insight-warranty': {
    says: '保証は、法律に加わるものです。法律の代わりにはなりません。',
    actionable: 'Consumer Rights Act 2022の権利を使うと書いてください。',
  },
  'ie.buy.right-small-claims': {
    says: '小さい額なら、District Courtの少額訴訟（small claims procedure）を使えます。安く、弁護士はいりません。',
  },
  'ie.buy.right-telco': {
    says: '電話やネットの契約でしばられるのは、長くても24か月です。その後も続くなら、1か月の予告で、手数料なしで終えられます。',
  },
}
