/** The Japanese words of the rows in ../transport-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRANSPORT_FINE_JA: Words = {
  'fr.transport.right-three-months': {
    says: '検札の日から3か月以内に、払うか、交通の会社に書面で抗議できます。抗議は検察官に送られます。',
  },
  'fr.transport.reality': {
    says: '期限内に払いも抗議もしないと、国の上がった罰金（amende forfaitaire majorée）になり、国庫の役所が集めます。',
  },
  'fr.transport.step-proof': {
    says: '有効な定期券があった、または機械がこわれていましたか。3か月が終わる前に、写しと理由を書留で送ってください。',
  },
  'fr.transport.option-pay': {
    says: '期限内に会社に払えば、終わります。',
    title: '3か月以内に払う',
    cost: '決まった金額と書類の費用。',
    time: '3か月。',
    risk: 'ありません。',
    bestFor: '正しいとき。',
  },
}
