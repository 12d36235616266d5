/** Questions about bullying at work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_JA: Words = {
  'ch.ask.bullying': {
    says: '会社は、あなたの人格と健康を守らなければなりません。日、言葉、見た人を日記に書いてください。上司か相談役に書面で訴え、対策を求めます。医師にかかってください。州の労働監督が助けます。急いで辞めないでください。失業給付の日数を減らされることがあります。訴えを理由の解雇は不当なことがあります。',
  },
}
