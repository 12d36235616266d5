/** Claims for an injury: time limits and small road claims. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const INJURY_CLAIMS_JA: Words = {
  'gb.injury.right-three-years': {
    says: 'けがの請求は3年以内に裁判所に出す必要があります。子どもは18歳から数えます。最初の申し出を受ける必要はありません。',
  },
  'gb.injury.scotland': {
    says: 'けがの請求は3年以内に裁判所に出す必要があります。子どもは16歳から数えます。最初の申し出を受ける必要はありません。',
  },
  'gb.injury.right-small-road': {
    says: '車での小さなけがは無料の Official Injury Claim を使い、むち打ちの額は決まっています。保険会社は、医師の報告の前にその金額を申し出られません。',
  },
  'gb.injury.answer': {
    says: '急がないでください。裁判所まで3年あります。受けると請求が終わるので、先に医師の報告を取ります。弁護士に聞きます。負けても無料の人が多いです。',
  },
}
