/** The Japanese words of the rows in ../benefit-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_APPEALS_JA: Words = {
  'fr.benefit.right-rsa': {
    says: 'RSAについては、2か月以内に県の長（président）に書いてください。その後で初めて、行政裁判所に行けます。',
  },
  'fr.benefit.right-housing': {
    says: '住居手当と活動手当については、まず2か月以内に、CAFの不服の委員会に書いてください。その後が行政裁判所です。',
  },
  'fr.benefit.meeting-want': {
    says: 'RSAを受けているため、支援と仕事についての面談に呼ばれています。行く必要があります。払うものはありません。',
  },
  'fr.benefit.meeting-rights': {
    says: '正当な理由があれば別の日を頼めます。減らされる前に、事情を説明できます。',
  },
  'fr.benefit.meeting-go': {
    says: 'その日に、この手紙と身分証を持って行ってください。行けないときは前もって電話し、理由を書いて送り、証拠を残します。',
  },
  'fr.benefit.meeting-heard': {
    says: '理由を書面で知らせ、答える機会を与える前に、RSAを減らすことはできません。減らされたら、2か月以内に県の長に書面を出してください。',
  },
}
