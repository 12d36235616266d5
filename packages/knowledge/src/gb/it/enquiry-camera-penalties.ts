/** Questions about penalties by camera: bus lanes, banned turns, and a speeding notice for a car of the firm: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAMERA_PENALTIES_IT: Words = {
  'gb.ask-parking.bus-lane': {
    says: 'Può opporsi per iscritto al council entro 28 giorni, con foto dei segnali e delle linee sul Suo percorso. Segnali bui, nascosti o poco chiari sono un buon motivo. Chi paga presto paga la metà: 14 giorni a Londra, di solito 21 altrove, come dice l’avviso. Ma pagare chiude il caso. Se il council dice no, ricorra gratis al tribunale entro 28 giorni: rischia solo lo sconto. Se altre multe sono di prima che arrivasse la prima lettera, chieda di annullarle.',
  },
  'gb.ask-speed.lease-car': {
    says: 'I 14 giorni valgono solo per il primo avviso, all’intestatario registrato (registered keeper). Per un’auto in leasing o aziendale è di solito la società di leasing. Le chieda in che giorno è arrivato il suo avviso. Se era entro 14 giorni dal fatto, il Suo può arrivare dopo. In ogni caso rimandi il modulo entro 28 giorni e dica chi guidava: non rispondere è un reato a parte, con sei punti. Se il primo avviso è arrivato tardi, chieda consiglio prima di accettare una multa o un corso.',
  },
}
