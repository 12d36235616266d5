/** Questions of tenants who are told to go at the end of a lease or for the owner, and who share a lease: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_REASONS_IT: Words = {
  'au.ask.lease-end-no-reason': {
    says: 'Nel New South Wales (dal 19 maggio 2025), in Victoria (dal 25 novembre 2025) e nel South Australia la fine del contratto non è un motivo. Ne serve uno di legge, con prova. Altrimenti l’avviso non vale e si continua di mese in mese. Nel Queensland la fine del termine è un motivo, con due mesi. In Western Australia bastano 30 giorni. Solo il tribunale può farLa uscire.',
    dependsOn: 'il Suo stato',
  },
  'au.ask.owner-moving-in': {
    says: 'È un motivo valido, ma solo con l’avviso giusto. Nel New South Wales e in Victoria sono 90 giorni di mese in mese, sul modulo giusto e con prova. Nel Queensland due mesi. Non chiude prima un termine fisso, e un SMS non basta. Se è sbagliato, resti e paghi. Se riaffittano presto, può reclamare. Chiami un servizio per inquilini.',
  },
  'au.ask.co-tenant': {
    says: 'Per lo più sì. Se siete entrambi nel contratto, il padrone può chiedere tutto l’affitto a ognuno. Paghi per non perdere la casa, poi chieda la metà al coinquilino: per iscritto con una data, con gli estratti conto, poi tribunale. Dica per iscritto all’agenzia che è andato via. Chieda di mettere un altro. La sua parte di cauzione può contare.',
  },
}
