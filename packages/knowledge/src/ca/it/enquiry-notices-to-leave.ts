/** The Italian words of the rows in ../enquiry-notices-to-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICES_TO_LEAVE_IT: Words = {
  'ca.fact.n4-paid': {
    says: 'No, non devi uscire quel giorno. Paga tutto l’affitto davvero dovuto entro la data sull’N4, tieni la prova, e l’avviso è nullo. Poi il proprietario deve andare al Board. Puoi ancora pagare con le sue spese prima dell’ordine e contestare la somma. Solo lo sheriff sfratta. Cambiare le serrature è vietato.',
  },
  'ca.fact.n13-works': {
    says: 'Non devi uscire quel giorno: solo il Board può ordinarlo. Un N13 vuole 120 giorni alla fine di un periodo. Prima di uscire scrivi che vuoi tornare: allo stesso affitto. Ti devono anche soldi, di solito tre mesi in edifici con cinque alloggi o più. Chiedi i permessi.',
  },
  'ca.fact.reprise-qc': {
    says: 'Non devi accettare. Per un contratto oltre sei mesi l’avviso deve arrivare sei mesi prima della fine. Rispondi entro un mese; il silenzio vale rifiuto. Il proprietario deve poi andare al tribunale entro un mese e provarlo. Può darti le spese di trasloco. Gli anziani con basso reddito sono più tutelati.',
  },
  'ca.fact.own-use-bc': {
    says: "Una lettera battuta o un messaggio non chiude l'affitto in British Columbia. La disdetta deve stare sul modulo ufficiale del portale della Branch e dare tre mesi. Ha 21 giorni per contestarla. Un mese d'affitto è suo, e 12 mesi se non ci vivono per 12 mesi. Non firmi accordi e non prenda soldi per uscire senza consiglio: può perdere questi diritti. TRAC: 1-800-665-1185.",
  },
  'ca.fact.assign-lease-on': {
    says: 'Puoi chiedere di cedere il contratto a un altro (assign). Scrivi al proprietario. Se rifiuta in generale o non risponde in sette giorni, puoi chiuderlo con 30 giorni di avviso sul modulo N9, entro 30 giorni dalla richiesta. Una persona può rifiutarla solo per buon motivo. Deve anche cercare di riaffittare.',
  },
}
