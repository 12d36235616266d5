/** A letter that says music was heard at a business: get advice before you answer. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_HEARD_IT: Words = {
  'gb.music.heard-want': {
    says: 'Dicono che qualcuno ha sentito musica nel Suo locale, senza licenza. Vogliono soldi, e forse la Sua promessa firmata.',
  },
  'gb.music.heard-step-advice': {
    says: 'Chieda consiglio legale prima della data della lettera. La Sua associazione di categoria forse lo offre gratis.',
  },
  'gb.music.heard-step-promise': {
    says: 'Non firmi una promessa (undertaking) prima di avere un consiglio. Violarla dopo può costarle molto.',
  },
  'gb.music.heard-step-proof': {
    says: 'Chieda le note di ogni visita e l’elenco delle canzoni. Controlli i giorni, gli orari e chi era al lavoro.',
  },
  'gb.music.heard-step-stop': {
    says: 'Se ora non ha una licenza, spenga la musica finché non ce l’ha. Non dica che non ne suona se non è vero.',
  },
  'gb.music.heard-option-talk': {
    says: 'Offra di prendere una licenza dal giorno in cui la musica è iniziata, e chieda di lasciar perdere il resto.',
    title: 'Parlare di una licenza, con un consiglio',
    cost: 'Il prezzo della licenza, e forse il costo delle visite.',
    time: 'Prima della data della lettera.',
    risk: 'Ciò che scrive può essere usato in tribunale, quindi lo faccia controllare.',
    bestFor: 'C’era musica e non c’era licenza.',
  },
  'gb.music.heard-warn': {
    says: 'Dicono di avere le prove di una visita. Un tribunale può ordinarle di smettere e di pagare. Un ordine del tribunale va rispettato, quindi la prenda sul serio.',
  },
  'gb.music.bill-want': {
    says: 'Vogliono che Lei paghi una licenza musicale per le date della fattura.',
  },
  'gb.music.bill-step-check': {
    says: 'Confronti la fattura con il Suo locale: le date, la tariffa, i posti o la superficie, e se c’è ancora musica.',
  },
}
