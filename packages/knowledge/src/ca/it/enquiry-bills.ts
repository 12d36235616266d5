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
    says: 'Senza telefono sovvenzionato, il costo è al massimo 50 $ o il 10 % dei mesi rimasti, il minore dei due. Con il telefono, è il resto della sovvenzione. Dopo due anni, niente.',
  },
}
