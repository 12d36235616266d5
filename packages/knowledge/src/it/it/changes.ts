/** The Italian words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_WORDS: Words = {
  'it.news.instalments': {
    says: "Per le domande del 2025 e 2026 l'agente della riscossione concede fino a 84 rate al mese con una semplice richiesta.",
    was: 'Il piano normale aveva 72 rate.',
    is: 'Per debiti fino a 120.000 € si arriva a 84 rate, nel 2027 e 2028 a 96. Basta dichiarare la difficoltà.',
  },
  'it.news.absence': {
    says: 'Dal 12 gennaio 2025 una lunga assenza ingiustificata può valere come dimissioni. Allora non spetta la NASpI.',
    was: 'Dopo una lunga assenza il datore doveva licenziare, e spettava la NASpI.',
    is: 'Dopo più di 15 giorni, o il termine del contratto collettivo, il datore può comunicarlo. Lei può dimostrare perché non poteva avvisare.',
  },
  'it.news.consumer-credit': {
    says: 'Un decreto in vigore dal 10 gennaio 2026 allarga a tappe le regole sul credito ai consumatori.',
    was: 'Restavano fuori i crediti oltre 75.000 €, i prestiti brevi e il «paga dopo».',
    is: 'Prestiti fino a 100.000 €, piccoli prestiti e molti «paga dopo» sono credito ai consumatori. I contratti vecchi tengono le regole vecchie.',
  },
  'it.news.phone-driving': {
    says: 'Dal 14 dicembre 2024 usare il telefono alla guida costa da 250 €, e la patente può essere sospesa subito.',
    was: 'La multa partiva da 165 €.',
    is: 'La multa va da 250 a 1.000 €, con sospensione della patente da 15 giorni.',
  },
  'it.news.early-notice': {
    says: 'Dal 2025 un avviso bonario dà 60 giorni.',
    was: 'Aveva 30 giorni.',
    is: 'Ha 60 giorni per pagare con la sanzione ridotta o farlo correggere.',
  },
  'it.news.small-firm': {
    says: 'Da luglio 2025 il tetto di sei mesi per le piccole imprese non c’è più: lo ha cancellato la Corte costituzionale.',
    was: 'In un’azienda fino a 15 persone il giudice poteva dare al massimo sei mesi di paga.',
    is: 'Il giudice può dare fino a 18 mesi di paga, anche contro una piccola impresa.',
  },
  ...europeanChangeWords('it', 'it'),
}
