/** The Italian words of the rows in ../work-punishment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_PUNISHMENT_IT: Words = {
  'jp.punish.want': {
    says: 'La ditta La punisce per qualcosa al lavoro (懲戒処分). Questo da solo non chiude il rapporto.',
  },
  'jp.punish.reality': {
    says: 'Resta nel Suo fascicolo e la ditta può usarlo dopo. Se è sbagliato, lo dica presto per iscritto.',
  },
  'jp.punish.right-fit': {
    says: 'Una sanzione deve stare nelle regole di lavoro (就業規則) ed essere adeguata ai fatti. Altrimenti è nulla.',
  },
  'jp.punish.right-cut': {
    says: 'Una trattenuta come sanzione è al massimo mezza giornata di paga per ogni fatto. In tutto al massimo un decimo della paga del mese.',
  },
  'jp.punish.step-ask': {
    says: 'Chieda per iscritto su quale regola e quali fatti si basano. Dia la Sua versione per iscritto e tenga una copia.',
  },
  'jp.punish.step-desk': {
    says: 'Chieda allo sportello gratuito del lavoro (総合労働相談コーナー) o al sindacato se è giusto.',
  },
}
