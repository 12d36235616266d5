/** The Italian words of the rows in ../music-license.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENSE_IT: Words = {
  'us.music.want': {
    says: 'Un’organizzazione dei diritti musicali vuole che la Sua impresa compri una licenza per far sentire in pubblico le sue canzoni.',
  },
  'us.music.reality': {
    says: 'Non è un atto del tribunale e non è una tassa. Ma per la musica suonata ai clienti quasi sempre serve una licenza.',
  },
  'us.music.right-small': {
    says: 'Piccoli negozi e ristoranti non hanno bisogno di licenza per una radio o TV, se restano nei limiti fissati per grandezza o altoparlanti. Streaming, dischi e musica dal vivo non sono compresi.',
  },
  'us.music.right-need': {
    says: 'Solo un’esecuzione in pubblico ha bisogno di licenza. Chieda quali canzoni dicono suonate, quando, e per chi agiscono.',
  },
  'us.music.right-rate': {
    says: 'Una piccola impresa che trova ingiusto il prezzo può chiedere a un tribunale federale vicino di guardare la tariffa.',
  },
  'us.music.warn': {
    says: 'Non lo ignori se suona musica. Un tribunale può dare $750 o più per ogni canzone.',
  },
  'us.music.step': {
    says: 'Scriva quale musica suona, da quale fonte, e la grandezza del locale. Controlli se il Suo servizio di musica copre già le imprese.',
  },
  'us.music.option-answer': {
    says: 'Dica che cosa suona e che vale la regola dei piccoli negozi, o chieda il prezzo per la Sua grandezza.',
    title: 'Rispondere con i fatti',
    cost: 'Gratis',
    time: 'Una breve lettera',
    risk: 'Se serve una licenza, l’uso passato resta da pagare.',
    bestFor: 'Suona solo una radio o TV, o nessuna musica.',
  },
  'us.music.option-stop': {
    says: 'Fermi la musica, o usi un servizio con licenza per imprese.',
    title: 'Fermarsi o passare a musica con licenza',
    cost: 'Dipende dal servizio',
    time: 'Oggi',
    risk: 'Non chiude l’uso passato.',
    bestFor: 'Non vuole una licenza propria.',
  },
}
