/** Questions about power, phone and internet: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_IT: Words = {
  'ca.ask.cut-off': {
    says: 'Devono prima avvisarla per iscritto. Molte province vietano i distacchi d’inverno. Chiami la società e chieda un piano.',
    dependsOn: 'la Sua provincia e il periodo dell’anno',
  },
  'ca.ask.phone': {
    says: 'Prima faccia reclamo alla società. Se non serve, la CCTS esamina gratis i reclami su telefono, internet e TV.',
  },
  'ca.ask.internet-price': {
    says: 'Non per il prezzo che il contratto fissa. Per le regole della CRTC il prezzo mensile di un contratto fisso non cambia senza il Suo sì. Faccia reclamo gratis alla CCTS.',
  },
  'ca.ask.phone-cancel-fee': {
    says: 'Dal 12 giugno 2026 disdire non costa nulla se il piano non aveva un telefono scontato. Con il telefono, deve al massimo il resto dello sconto, e niente dopo due anni. Vietati anche i costi per attivare o cambiare un piano. Reclami gratis alla CCTS.',
  },
}
