/** Questions about pay instead of notice: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_PAY_JA: Words = {
  'be.ask.notice-pay': {
    says: '重大な過ちなしにすぐ解雇されたら、予告期間全部の賃金を受け取れます。賃金のほか、年末手当、食事券、車などもすべて数えます。まず勤めた年数から予告の週を数えてください。重大な理由（motif grave、dringende reden）なら何も出ません。ただし会社は三営業日以内に動き、次の三営業日以内に理由を伝える義務があります。労働裁判所へは一年以内です。',
  },
}
