/** The Italian words of the rows in ../work-change.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_CHANGE_IT: Words = {
  'fr.work-change.want': {
    says: 'Il datore di lavoro cambia luogo, orario o compiti.',
  },
  'fr.work-change.right-core': {
    says: 'Per paga, tipo di lavoro e durata dell’orario serve il Suo sì. Può rifiutare senza colpa. Piccoli cambi nella stessa zona li decide il datore.',
  },
  'fr.work-change.deadline-economic': {
    says: 'Per un motivo economico ha un mese da quando riceve la lettera per dire no. Il silenzio vale sì. In caso di insolvenza (redressement, liquidation) sono quindici giorni.',
    action: 'Dire no per iscritto, se non vuole il cambio',
    consequence: 'Dopo vale come accettato.',
  },
  'fr.work-change.right-clause': {
    says: 'Una clausola di mobilità deve indicare la sua zona. Va usata con correttezza, con preavviso e riguardo per la famiglia.',
  },
  'fr.work-change.step': {
    says: 'Non resti assente. Scriva che cosa La mette in difficoltà (famiglia, salute, viaggio), chieda un incontro e un consiglio prima di quel giorno.',
  },
  'fr.unfit.want': {
    says: 'Il medico del lavoro dice che non può fare il Suo lavoro (inaptitude). Il datore deve prima cercarne un altro.',
  },
  'fr.unfit.right-pay': {
    says: 'Dopo un mese senza un nuovo posto o un licenziamento, la paga intera riparte.',
  },
  'fr.unfit.right-contest': {
    says: 'Può contestare il parere del medico al tribunale del lavoro entro 15 giorni dall’arrivo.',
  },
  'fr.unfit.right-double': {
    says: 'Se viene da un incidente sul lavoro, l’indennità di licenziamento raddoppia e il preavviso è pagato.',
  },
  'fr.unfit.step': {
    says: 'Risponda all’offerta per iscritto entro il giorno. Può rifiutare, ma dica perché: salute, luogo o paga.',
  },
}
