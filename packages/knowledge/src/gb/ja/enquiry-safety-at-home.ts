/** Questions about violence and control by a partner: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_JA: Words = {
  'gb.ask-family.violence': {
    says: '危険なときは999に電話してください。話せないときは携帯で55を押します。裁判所は、相手にあなたに近づかないこと、家に入らないことを命じられ、必要ならその日のうちに出ます。申請は無料です。昼夜無料の相談：0808 2000 247、ウェールズは0808 80 10 800。',
  },
  'gb.ask-family.violence-scotland': {
    says: '危険なときは999に電話してください。話せないときは携帯で55を押します。sheriff courtは、相手に近づかないこと（interdict）や家から出ること（exclusion order）を命じられます。法律扶助が使えることがあります。昼夜無料の相談：0800 027 1234。',
  },
  'gb.ask-family.violence-ni': {
    says: '危険なときは999に電話してください。話せないときは携帯で55を押します。裁判所は、相手に近づかないこと（non-molestation）や家を出ること（occupation order）を命じられ、必要ならその日のうちに出ます。昼夜無料の相談：0808 802 1414。',
  },
  'gb.ask-immigration.partner-abuse': {
    says: '危険なときは999へ。相手があなたを送り返すことはできません。決めるのはHome Officeだけです。虐待で結婚が終わったなら、永住を申請でき、その前に3か月、給付を受けられる滞在を申請できます。まず弁護士に相談してください。昼夜無料の相談：0808 2000 247。',
  },
}
