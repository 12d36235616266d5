/** Questions about illness, pregnancy and parental leave at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_AT_WORK_WORDS: Words = {
  'fr.ask-work.sick': {
    says: 'Nessuno può licenziarla perché è malato. Un altro motivo vero, o una lunga assenza che disturba la ditta, può valere.',
    dependsOn: 'il vero motivo',
  },
  'fr.ask-work.parental-leave': {
    says: 'Con un anno in azienda ne ha diritto fino ai tre anni del bambino, e il capo non può rifiutare. Lo chieda per raccomandata due mesi prima. Subito dopo la maternità basta un mese.',
  },
  'fr.ask-work.sick-pay-late': {
    says: 'Verifichi che il certificato medico e l’attestazione di paga del datore siano arrivati alla CPAM: senza, non si paga nulla. Scriva su ameli.fr. Contro un rifiuto ha due mesi per la commissione (CRA). Se ha bisogno, chieda al servizio sociale della CPAM.',
  },
  'fr.ask-work.unfit': {
    says: 'Il datore deve prima cercare un lavoro che il medico del lavoro permette. Un mese dopo il parere, senza nuovo posto né licenziamento, deve tornare a pagare il salario. Ha 15 giorni per contestare il parere al tribunale del lavoro (prud’hommes).',
  },
  'fr.ask-work.burn-out': {
    says: 'Veda il medico: può metterLa in malattia. Chieda una visita al medico del lavoro e scriva al datore che cosa Le fa male: deve proteggere la Sua salute. Conservi le prove. La CPAM può riconoscerlo come malattia professionale, ma solo nei casi gravi.',
  },
}
