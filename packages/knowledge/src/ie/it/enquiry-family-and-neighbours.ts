/** The Italian words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_IT: Words = {
  'ie.ask.barking-dog': {
    says: 'Ne parli prima e annoti giorni e ore. Se continua, può rivolgersi da solo alla District Court; il modulo è semplice.',
  },
  'ie.ask.debt-of-the-dead': {
    says: 'Nessuno deve un debito perché un parente è morto, a meno che lo abbia firmato anche lui. Prima paga l’eredità. Non paghi di tasca sua; rimandi l’agenzia all’esecutore (executor).',
  },
  'ie.ask.divorce-papers': {
    says: 'Risponda in tempo: alla Circuit Court ha 10 giorni per comparire (appearance). Poi vengono la difesa e i documenti sui soldi. Chieda presto al Legal Aid Board.',
  },
  'ie.ask.jury-duty': {
    says: 'Sì, risponda; è un obbligo. Può chiedere l’esonero, per esempio per malattia, cura di altri o lavoro importante. Il datore deve darle il tempo pagato.',
  },
  'ie.ask.make-a-will': {
    says: 'No, può scriverlo da solo. Firmi davanti a due testimoni presenti insieme che non ricevono nulla. Un avvocato (solicitor) aiuta con case, figli o un’impresa.',
  },
  'ie.ask.sell-family-home': {
    says: 'No, se siete sposati. La vendita richiede prima il Suo consenso scritto, anche se la casa è solo a nome dell’altro. Senza, è per lo più nulla. Un tribunale può farne a meno solo se il Suo no è irragionevole. Vada ora da un avvocato.',
  },
}
