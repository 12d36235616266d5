/** The Italian words of the rows in ../work-transfer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TRANSFER_IT: Words = {
  'de.transfer.want': {
    says: 'Il datore La trasferisce in altro luogo o compito.',
  },
  'de.transfer.reality': {
    says: 'Il lavoro non finisce. È lecito solo se il contratto lo permette ed è equo.',
  },
  'de.transfer.right-fair': {
    says: 'Famiglia, salute, distanza e disabilità vanno valutate. Un giudice può controllare.',
  },
  'de.transfer.right-council': {
    says: 'Oltre 20 dipendenti il Betriebsrat deve prima accettare.',
  },
  'de.transfer.step': {
    says: 'Legga il contratto su luogo e compito. Si opponga per iscritto, ma lavori con riserva finché ha consiglio.',
  },
  'de.transfer.option': {
    says: 'Chieda a un sindacato o avvocato. Il tribunale del lavoro può fermarlo.',
    title: 'Far controllare',
    cost: 'Gratis con il sindacato.',
    time: 'Prima del giorno.',
    risk: 'Non andare può costare il posto.',
    bestFor: 'È lontano o un posto inferiore.',
  },
}
