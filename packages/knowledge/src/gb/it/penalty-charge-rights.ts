/** Rights of who gets a council penalty charge: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_RIGHTS_IT: Words = {
  'gb.pcn.right-grace': {
    says: 'In un posto o parcheggio del comune non c’è multa finché non supera di più di 10 minuti il tempo permesso.',
  },
  'gb.pcn.right-discount': {
    says: 'Paga meno se paga entro 14 giorni. I 14 giorni partono dal giorno in cui l’avviso è messo sull’auto o dato a Lei.',
  },
  'gb.pcn.right-discount-post': {
    says: 'Quando una multa da telecamera arriva per posta, il prezzo ridotto dura 21 giorni dal giorno della notifica.',
  },
  'gb.pcn.right-appeal': {
    says: 'Ha 28 giorni da un avviso di rifiuto (notice of rejection) per fare ricorso al tribunale (tribunal). Non costa nulla, e quasi mai si pagano spese.',
  },
  'gb.pcn.right-compelling': {
    says: 'Anche se la regola è stata violata, può chiedere al comune di annullare. Dia un motivo forte, come una malattia improvvisa.',
  },
  'gb.pcn.right-evidence': {
    says: 'Può vedere le foto, i video e le note su cui si basa il comune. Molti comuni li mostrano online.',
  },
  'gb.pcn.right-camera': {
    says: 'Le telecamere si possono usare solo per alcune regole di parcheggio. Per esempio fermate e corsie degli autobus, strisce delle scuole e «red routes».',
  },
  'gb.pcn.right-statement': {
    says: 'Può fare una dichiarazione (witness statement) per uno dei motivi fissati. Per esempio non ha mai ricevuto l’avviso, o nessuno Le ha risposto.',
  },
  'gb.pcn.right-order-and-signs': {
    says: 'Il comune ha bisogno di un’ordinanza (traffic order) per la sua regola e di segnali chiari. Guardi il posto. Un’ordinanza sbagliata o segnali poco chiari sono un motivo per annullare.',
  },
  'gb.pcn.right-no-answer': {
    says: 'Ha scritto in tempo dopo l’avviso formale e non ha avuto risposta in 56 giorni? Allora il comune deve annullare. Lo dica adesso e anche nel prossimo modulo.',
  },
}
