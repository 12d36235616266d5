/** A contract that was signed at home, by phone or online, and its deposit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_SIGNED_AT_HOME_IT: Words = {
  'gb.home-sale.wants': { says: "L'azienda vuole che Lei tenga un contratto che vuole finire." },
  'gb.home-sale.right-cancel': {
    says: "Se ha firmato a casa, al telefono o in rete, può recedere entro 14 giorni. Se non l'hanno scritto, ha fino a un anno in più. Le cose fatte su misura sono escluse.",
  },
  'gb.home-sale.right-deposit': {
    says: 'Possono tenere solo una somma pari alla vera perdita. Una clausola che lascia loro tutto un grosso acconto può non vincolarLa.',
  },
  'gb.home-sale.step': {
    says: 'Receda oggi per iscritto e tenga una prova. Chieda la pagina sul diritto di recesso e un elenco delle vere spese.',
  },
}
