/** What to do about a notice to leave a rented home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_STEPS_IT: Words = {
  'gb.home.step-stay': {
    says: 'Non si trasferisca e non restituisca ancora le chiavi. Se va via troppo presto può perdere i diritti e l’aiuto del comune (council).',
  },
  'gb.home.step-lawyer': {
    says: 'Chieda ora aiuto legale gratuito: un consulente per la casa del patrocinio gratuito (legal aid), Shelter o Citizens Advice. Mostri loro l’avviso.',
  },
  'gb.home.step-council': {
    says: 'Lo dica al comune (council). Se può perdere la casa entro 56 giorni, deve aiutarla a tenerla o a trovarne un’altra.',
  },
  'gb.home.step-council-wales': {
    says: 'Lo dica al comune (council). Se può perdere la casa entro 56 giorni, deve aiutarla.',
  },
  'gb.home.step-keep-paying': {
    says: 'Continui a pagare l’affitto, o quanto può. Conservi la prova di ogni pagamento.',
  },
  'gb.home.step-advice-scotland': {
    says: 'Resti in casa e chieda consiglio oggi a Shelter Scotland o a un citizens advice bureau.',
  },
  'gb.home.step-advice-ni': {
    says: 'Resti in casa e chieda consiglio oggi a Housing Rights.',
  },
  'gb.home.step-arrears': {
    says: 'Se l’affitto è in ritardo, offra l’affitto più una piccola somma a settimana per il debito. Cerchi aiuti, e un contributo per la casa del comune (council).',
  },
  'gb.home.step-dispute': {
    says: 'Chieda un estratto dell’affitto (rent statement) e controlli ogni riga. Scriva ogni riparazione non fatta e ogni lettera su questo.',
  },
  'gb.home.step-arrears-ni': {
    says: 'Se l’affitto è in ritardo, offra l’affitto più una piccola somma a settimana. Chieda alla Housing Executive una discretionary housing payment (aiuto per l’affitto).',
  },
}
