/** The Japanese words of the rows in ../enquiry-dealer-warranty.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEALER_WARRANTY_JA: Words = {
  'au.ask.dealer-warranty-qld': {
    says: 'クイーンズランドの販売業者は、ほとんどの中古車に保証を付けなければなりません。「as is（現状渡し）」の紙でも消えません。16万km未満で10年以内なら3か月か5,000km、それを超える車は1か月か1,000kmです。期間内に整備士の報告を付け、書面で不具合を知らせれば、修理は無料です。重大な不具合なら返金も選べます。断られたらFair Trading、次にQCATへ。',
  },
  'au.ask.dealer-as-is': {
    says: '「as is（現状渡し）」や「保証なし」の紙でも、消費者保証はなくなりません。そのような条項は無効です。業者の車は、年式・価格・走行距離に見合う品質が必要です。重大な不具合なら、返金・交換・修理を選べます。前もって示された不具合だけは除かれます。整備士の報告を取り、期限を付けて書面で求め、次に州の消費者窓口と審判所へ。',
  },
  'au.ask.dealer-warranty-nsw-vic': {
    says: 'ニューサウスウェールズとビクトリアでは、業者が売る10年以内・16万km未満の車のほとんどに法律の保証があります。3か月か5,000kmまでで、「as is」の紙でも消えません。整備士の報告を付けてすぐ書面で知らせ、業者に直させてください。古い車にも消費者保証があり、重大な不具合なら返金です。次は州の窓口、NCATかVCATへ。',
  },
  'au.ask.dealer-warranty-wa': {
    says: '西オーストラリアでは、業者が4,000ドル以上で売る車のほとんどに法律の保証があります。10年・15万kmまでなら3か月か5,000km、12年・18万kmまでなら1か月か1,500kmです。放棄できるのはCommissionerの許可があるときだけです。すぐ書面で知らせ、業者に直させてください。重大な不具合なら返金も選べます。次はConsumer Protection（1300 30 40 54）へ。',
  },
}
