/** The Italian words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_IT: Words = {
  'ie.discipline.want': {
    says: 'Il datore di lavoro La avverte o La chiama a un incontro sulla Sua condotta. Non è un licenziamento, ma può contare dopo.',
  },
  'ie.discipline.reality': {
    says: 'Un licenziamento senza un processo giusto di solito è ingiusto, anche con un motivo vero.',
  },
  'ie.discipline.right-facts': {
    says: 'Prima dell’incontro deve conoscere l’accusa e vedere le prove. Poi può rispondere.',
  },
  'ie.discipline.right-helper': { says: 'Può portare un collega o qualcuno del sindacato.' },
  'ie.discipline.right-appeal': {
    says: 'Può fare ricorso dentro l’azienda. Un avvertimento di solito deve scadere dopo un certo tempo.',
  },
  'ie.discipline.right-reprisal': {
    says: 'Non possono punirLa per un reclamo sulla sicurezza o perché segnala qualcosa di sbagliato.',
  },
  'ie.discipline.step': {
    says: 'Chieda per iscritto l’accusa, le prove e la procedura dell’azienda. Chieda più tempo se Le serve.',
  },
}
