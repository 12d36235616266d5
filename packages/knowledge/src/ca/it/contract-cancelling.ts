/** Ending a contract: cooling-off days, gyms, phones and fees for leaving: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_CANCELLING_IT: Words = {
  'ca.buy.right-ten': {
    says: 'In quasi tutte le province può annullare entro 10 giorni, senza motivo, un contratto firmato alla Sua porta.',
  },
  'ca.buy.right-phone': {
    says: 'Può annullare un contratto di cellulare in ogni momento. Al massimo deve il resto del costo del telefono.',
  },
  'ca.buy.insight-cancel': {
    says: 'Se la società non Le ha dato un contratto scritto con tutti i dettagli, può avere più tempo per annullare.',
    actionable: 'Cerchi nel foglio il nome della società, il prezzo e il Suo diritto di annullare.',
  },
  'ca.buy.on-cool': {
    says: 'In Ontario ha 10 giorni per annullare un contratto fatto a casa Sua, con una palestra, o per una multiproprietà (time share).',
  },
  'ca.buy.on-late': {
    says: 'In Ontario può annullare se le cose arrivano con più di 30 giorni di ritardo. I contratti su internet si possono annullare se mancano dei dati.',
  },
  'ca.buy.bc-cool': {
    says: 'In British Columbia ha 10 giorni per annullare una vendita diretta (direct sale) o un contratto con una palestra.',
  },
  'ca.buy.ab-cool': {
    says: 'In Alberta ha 10 giorni per annullare un contratto fatto alla Sua porta.',
  },
  'ca.buy.qc-cool': {
    says: 'In Québec ha 10 giorni per annullare un contratto con un venditore ambulante.',
  },
  'ca.buy.cool-off': {
    says: 'In quasi tutte le province ha 10 giorni per annullare un contratto firmato a casa Sua.',
    action: 'Annulli per iscritto, se ha firmato alla Sua porta',
    consequence: 'Dopo, annullare diventa più difficile.',
  },
  'ca.buy.right-penalty': {
    says: 'Chieda su quale clausola si basa la spesa. Un tribunale può ridurre una spesa che solo La punisce ed è molto sopra la loro perdita.',
  },
  'ca.buy.qc-gym': {
    says: 'In Québec un contratto di palestra dura al massimo un anno. Può finirlo gratis prima che inizi, o per un decimo del prezzo nel primo decimo.',
  },
  'ca.buy.on-gym': {
    says: 'In Ontario può chiudere un contratto di palestra entro 10 giorni dalla Sua copia scritta, senza motivo. Può durare al massimo un anno.',
  },
  'ca.buy.on-door': {
    says: 'In Ontario è nullo un contratto per scaldabagno, caldaia o simili firmato alla Sua porta senza che Lei lo chiedesse. Gli altri si possono annullare entro 10 giorni.',
  },
}
