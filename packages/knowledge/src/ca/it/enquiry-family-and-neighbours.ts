/** The Italian words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_IT: Words = {
  'ca.ask.child-support': {
    says: 'Registri l’ordine presso l’ufficio del mantenimento (support office) della Sua provincia. Può prendere gratis soldi da stipendio, banca e rimborsi delle tasse. Se non c’è ancora un ordine, lo chieda al tribunale della famiglia.',
  },
  'ca.ask.debt-of-the-dead': {
    says: 'Nessuno deve un debito perché è morto un parente, a meno che abbia firmato anche lui. Paga prima l’eredità. Non paghi con i Suoi soldi; mandi chi riscuote dall’esecutore (executor).',
  },
  'ca.ask.divorce-papers': {
    says: 'Legga l’ultimo giorno per rispondere: quasi sempre 30 giorni dalla consegna in Ontario e British Columbia, 20 in Alberta, 15 in Québec. Deve rispondere se non è d’accordo su figli, mantenimento o beni. Cerchi presto un aiuto legale per la famiglia.',
  },
  'ca.ask.jury-duty': {
    says: 'Sì, risponda entro il giorno indicato; è un dovere di legge. Può chiedere un esonero o di farlo più tardi, per esempio per malattia, cura di altri o difficoltà. Il Suo capo non può licenziarla per questo.',
  },
  'ca.ask.make-a-will': {
    says: 'No, può scriverlo Lei. Quasi sempre va firmato davanti a due testimoni che non ricevono nulla; molte province accettano anche un testamento scritto tutto a mano da Lei. Un avvocato o notaio aiuta con case, figli o un’attività.',
  },
}
