/** The Japanese words of the rows in ../enquiry-copyright-and-marks.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COPYRIGHT_AND_MARKS_JA: Words = {
  'us.ask-consumer.copyright': {
    says: 'その作品を下ろし、写しを取っておいてください。払う前に、持ち主と登録の証拠を求めます。裁判所やCopyright Claims Boardの書類には、守るべき日があります。',
  },
  'us.ask-everyday.mark-letter': {
    says: '無視しないでください。あわてて署名もしないでください。やめるよう命じられるのは裁判所だけです。だれが先に、どこで、何のためにその名前を使ったか、買う人がまちがえるかどうかが大切です。uspto.govで調べ、最初に使った証拠を残し、弁護士に聞いてください。',
  },
  'us.ask-everyday.takedown': {
    says: 'サイトに、苦情の写しを求めてください。まちがいだった、または許しを得ていたなら、反対の通知（counter-notice）を送ってください。たいてい、10から14営業日で元に戻ります。',
  },
}
