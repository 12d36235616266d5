/** Questions about fees that a letting agent asks of a tenant: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_FEES_IT: Words = {
  'gb.ask-housing.fee-banned': {
    says: 'No. In Inghilterra proprietario o agenzia non può far pagare check-out, inventario, referenze, pratiche, rinnovo o pulizie, anche se lo dice il contratto. Sono ammessi affitto, utenze, deposito con limite, fino a una settimana di prenotazione, chiavi perse, interessi sui ritardi e cambi chiesti da lei. Non paghi, o chieda il rimborso per iscritto. Aiutano Trading Standards e il tribunale.',
  },
  'gb.ask-housing.wales-fees': {
    says: 'No. In Galles si può chiedere solo affitto, deposito, fino a una settimana di prenotazione e pochi pagamenti per sue mancanze, bollette o council tax. Sono vietate spese di uscita, inventario, referenze, pratiche e rinnovo. Chieda il rimborso per iscritto. Possono agire Rent Smart Wales e il comune.',
  },
  'gb.ask-housing.scotland-fees': {
    says: 'No. In Scozia si può chiedere solo l’affitto e un deposito di due mesi al massimo. Ogni altra spesa per iniziare, rinnovare o continuare è vietata: referenze, controllo del credito, inventario, pratiche. Chieda il rimborso per iscritto, poi il First-tier Tribunal.',
  },
}
