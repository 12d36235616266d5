/** The Italian words of the rows in ../late-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PREMIUM_ROWS_IT: Words = {
  'de.premium.want': {
    says: 'L’assicuratore chiede un premio in ritardo e fissa un termine.',
  },
  'de.premium.reality': {
    says: 'Dopo il termine può restare senza copertura e il contratto può finire. Paghi prima o chieda oggi più tempo.',
  },
  'de.premium.right-two-weeks': {
    says: 'Il termine è di almeno due settimane. La lettera deve indicare premio, interessi e costi e gli effetti. Altrimenti non vale.',
  },
  'de.premium.right-month': {
    says: 'Il contratto è finito? Paghi tutto entro un mese e rivive. I danni nel frattempo non sono coperti.',
  },
  'de.premium.right-first': {
    says: 'Per il primo premio possono recedere subito. La copertura manca solo con avviso chiaro, e non senza Sua colpa.',
  },
  'de.premium.step': {
    says: 'Conti due settimane dall’arrivo. Verifichi ogni somma. Auto? Senza copertura non guidi.',
  },
  'de.premium.option-pay': {
    says: 'Paghi con il numero del contratto prima del termine.',
    title: 'Pagare il premio',
    cost: 'Il premio.',
    time: 'Due settimane.',
    risk: 'Nessuno.',
    bestFor: 'Le serve la copertura.',
  },
  'de.premium.option-time': {
    says: 'Chieda per iscritto rate e che la copertura resti.',
    title: 'Chiedere rate',
    cost: 'Gratuito.',
    time: 'Questa settimana.',
    risk: 'Possono rifiutare.',
    bestFor: 'Non può pagare subito.',
  },
}
