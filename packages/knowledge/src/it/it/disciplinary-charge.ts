/** A letter that accuses a worker of a fault and asks for an answer (contestazione disciplinare): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINARY_CHARGE_WORDS: Words = {
  'it.work.want-charge': {
    says: 'Questa lettera Le contesta un fatto e chiede le Sue ragioni. Non è ancora un licenziamento.',
  },
  'it.work.deadline-reply': {
    says: 'Ha almeno cinque giorni da quando riceve la contestazione per difendersi. Il CCNL può darne di più.',
    action: 'Mandare le giustificazioni o chiedere di essere sentito',
    consequence: 'Il datore può decidere senza le Sue ragioni.',
  },
  'it.work.right-hear': {
    says: 'Può essere sentito con un sindacalista e nessuna sanzione può arrivare prima di cinque giorni.',
  },
  'it.work.step-answer': {
    says: 'Scriva con calma le Sue ragioni entro cinque giorni, o chieda di essere sentito. Un sindacato può aiutarLa.',
  },
  'it.work.option-defend': {
    title: 'Difendersi',
    says: 'Risponda alla contestazione o chieda di essere sentito con un sindacato.',
    cost: 'Nulla.',
    time: 'Cinque giorni.',
    risk: 'Quello che scrive può essere usato dopo.',
    bestFor: 'Ha una contestazione, non ancora un licenziamento.',
  },
  'it.work.insight-late-charge': {
    says: 'La contestazione deve arrivare presto ed essere precisa.',
    actionable: 'Annoti quando il datore lo ha saputo.',
  },
  'it.work.insight-absence': {
    says: "L'assenza ingiustificata oltre i giorni del CCNL (spesso più di 15) può valere come dimissioni. Allora niente NASpI.",
    actionable: 'Scriva subito perché era assente.',
  },
  'it.work.right-charge-fits': {
    says: 'La sanzione deve essere proporzionata alla colpa. La multa è al massimo quattro ore di paga, la sospensione dieci giorni. Può contestarla entro 20 giorni.',
  },
}
