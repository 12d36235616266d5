/** Questions about changes at work that an illness or disability calls for: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOMMODATION_JA: Words = {
  'us.accommodation.ask-delay': {
    says: '理由のない遅れは、それだけで違法になりえます。15人以上の会社は、話し合い、速やかに動かなければなりません。人事に、決定の日と、今働けるための仮の対応を書面で求めてください。働かなかった時間は普通は無給なので、有給休暇、州の傷病給付、失業給付を申し込んでください。EEOC への申立ては無料で、180日以内、多くの州で300日以内です。',
  },
  'us.accommodation.ask-refused': {
    says: '15人以上の会社は、負担や費用が大きすぎない限り、役に立つ変更を認めなければなりません。同じように役立つ別の方法を選べますが、まず話し合いが必要です。理由を書面で求め、医師の書面を添えて別の方法を示してください。求めたことで罰してはなりません。EEOC への申立ては無料で、180日以内、多くの州で300日以内です。',
    dependsOn: '会社の規模と、変更の負担や費用が大きすぎるかどうか',
  },
}
