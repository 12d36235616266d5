/** First steps, rights and ways out for questions about work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORK_IT: Words = {
  'es.guide.step-work-dates': {
    says: 'Scriva il giorno in cui il lavoro è finito. Ha solo 20 giorni lavorativi per contestare un licenziamento.',
  },
  'es.guide.step-work-sign': { says: 'Firmi solo «recibí, no conforme» con la data.' },
  'es.guide.step-work-papers': {
    says: 'Raccolga contratto, buste paga, messaggi e nomi di testimoni.',
  },
  'es.guide.step-work-union': {
    says: 'Parli questa settimana con un sindacato o un avvocato del lavoro.',
  },
  'es.guide.right-work-letter': { says: 'Ha diritto a una lettera con i fatti e la data.' },
  'es.guide.right-work-paro': { says: 'Può chiedere la disoccupazione dopo ogni licenziamento.' },
  'es.guide.right-work-wages': {
    says: 'Può chiedere gli stipendi non pagati per un anno, con il 10% di interessi.',
  },
  'es.guide.work-paper': {
    says: 'Non può rinunciare con una firma ai diritti che la legge Le dà.',
  },
  'es.guide.option-work-claim': {
    says: 'È gratis e ferma il tempo per un po’.',
    title: 'Chiedere la conciliazione',
    cost: 'Nulla.',
    time: '20 giorni lavorativi per un licenziamento.',
    risk: 'Basso.',
    bestFor: 'Non è d’accordo.',
  },
  'es.guide.option-work-talk': {
    says: 'Chieda per iscritto e fissi una data.',
    title: 'Parlare con il datore di lavoro',
    cost: 'Nulla.',
    time: 'Alcuni giorni.',
    risk: 'Il tempo va avanti.',
    bestFor: 'Vuole restare o trovare un accordo.',
  },
  'es.guide.option-work-help': {
    says: 'I lavoratori hanno l’assistenza legale gratuita dal giudice del lavoro.',
    title: 'Farsi aiutare',
    cost: 'Nulla.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro.',
  },
}
