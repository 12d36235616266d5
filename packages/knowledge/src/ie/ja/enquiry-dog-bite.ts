/** Questions about a bite by somebody else’s dog: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOG_BITE_JA: Words = {
  'ie.ask.dog-bite': {
    says: '今日医師に診てもらい、写真を撮ってください。自治体のdog wardenとgardaíに届けます。法律上、攻撃の損害は飼い主が払い、前にかんだことの証明は要りません。1か月以内に飼い主へ書面を。次に2年以内にInjuries Resolution Boardへ。子どもは18歳から数えます。領収書と証人を残します。',
  },
}
