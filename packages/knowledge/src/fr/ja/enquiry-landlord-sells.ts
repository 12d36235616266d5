/** Questions about a landlord who sells the home: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_SELLS_JA: Words = {
  'fr.ask-home.landlord-sells': {
    says: '売るだけでは何も終わらず、契約は買い主と続きます。家具なしの家を空けて売るには、家主は契約終了の六か月前に通知が要ります。その通知は売り出しの申し出で、あなたが先に買えます。値段と条件がなければ無効です。最初の二か月に返事をし、その後二か月、ローンなら四か月で契約します。家具付きの家にはこの権利はありません。後で安く売るなら、もう一度あなたに聞く義務があります。',
    dependsOn: '終了の通知があるか、家具付きかどうか',
  },
}
