/** The Italian words of Japan: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_IT: Words = {
  'jp.job.want': {
    says: 'Il datore di lavoro vuole chiudere il Suo rapporto.',
  },
  'jp.job.who': {
    says: 'È il datore di lavoro. Un tribunale può dire che il licenziamento è nullo.',
  },
  'jp.job.real': {
    says: 'Un licenziamento senza un motivo valido è nullo. Non deve accettare.',
  },
  'jp.job.not-yet': {
    says: 'Non può essere licenziato durante un’assenza per infortunio sul lavoro o un congedo per parto, e per i 30 giorni dopo.',
  },
  'jp.job.rights': {
    says: 'Può chiedere i motivi, 30 giorni di preavviso o la paga, e le paghe ancora aperte.',
  },
  'jp.job.right-wages': {
    says: 'Può chiedere paghe non versate per tre anni da ogni giorno di paga.',
  },
  'jp.job.step-sign': {
    says: 'Non firmi una lettera di dimissioni (退職届). Dica che non è d’accordo e vuole lavorare.',
  },
  'jp.job.step-reason': {
    says: 'Chieda per iscritto un certificato dei motivi (解雇理由証明書).',
  },
  'jp.job.step-help': {
    says: 'Chieda allo sportello lavoro gratuito (総合労働相談コーナー) o a un sindacato.',
  },
  'jp.job.step-hello': {
    says: 'Vada a Hello Work con il foglio di uscita (離職票) per il sussidio di disoccupazione.',
  },
  'jp.job.step-tribunal': {
    says: 'Può andare al tribunale del lavoro (労働審判). Di solito bastano tre udienze.',
  },
  'jp.job.right-thirty': {
    says: 'Ha diritto a 30 giorni di preavviso, o alla paga per i giorni mancanti.',
  },
  'jp.job.right-reason': {
    says: 'Ha diritto ai motivi per iscritto, senza ritardo.',
  },
  'jp.job.right-void': {
    says: 'Un licenziamento senza un motivo valido non ha effetto.',
  },
  'jp.job.right-term': {
    says: 'Un contratto a termine non si può chiudere prima senza un motivo grave. Dopo molti rinnovi anche la sua fine può essere nulla. Dopo più di cinque anni può chiedere un contratto senza fine.',
  },
  'jp.job.option-tribunal': {
    title: 'Lottare',
    says: 'Prima una lettera, poi il tribunale del lavoro o la causa.',
    cost: 'Spese; Houterasu può prestarle.',
    time: 'Circa tre mesi.',
    risk: 'Può avere soldi, non il posto.',
    bestFor: 'Il motivo è debole.',
  },
  'jp.job.option-deal': {
    title: 'Chiedere una fine giusta',
    says: 'La mediazione dell’ufficio del lavoro (あっせん) è gratis.',
    cost: 'Nulla.',
    time: 'Uno o due mesi.',
    risk: 'La ditta può rifiutare.',
    bestFor: 'Vuole chiudere in fretta.',
  },
  'jp.job.option-help': {
    title: 'Chiedere allo sportello lavoro',
    says: 'Gratis, anche senza appuntamento.',
    cost: 'Nulla.',
    time: 'Oggi.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque sia licenziato.',
  },
}
