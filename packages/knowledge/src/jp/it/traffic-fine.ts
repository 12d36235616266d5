/** Traffic fines: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_IT: Words = {
  'jp.public.fine-want': {
    says: 'La polizia Le dà una multa (反則金). Se paga, il caso è chiuso.',
  },
  'jp.public.fine-real': {
    says: 'Pagare è una Sua scelta. Se paga, non resta nulla nel casellario.',
  },
  'jp.public.fine-not-yet': {
    says: 'Nessun caso penale può partire prima che finisca il tempo per pagare.',
  },
  'jp.public.fine-seven': {
    says: 'Può pagare subito nei sette giorni dopo la multa. Poi riceve un nuovo foglio con altri dieci giorni.',
    action: 'Pagare, se la accetta',
    consequence: 'Può seguire un caso penale.',
  },
  'jp.public.fine-step': {
    says: 'Controlli giorno, luogo e regola. Se la contesta, non paghi e senta prima un avvocato.',
  },
  'jp.public.fine-right': {
    says: 'Ha diritto di non pagare e di dire a un giudice la Sua versione.',
  },
  'jp.public.fine-pay': {
    title: 'Pagare',
    says: 'Paghi in banca o in posta.',
    cost: 'La multa.',
    time: 'Sette giorni.',
    risk: 'La accetta.',
    bestFor: 'È giusta.',
  },
}
