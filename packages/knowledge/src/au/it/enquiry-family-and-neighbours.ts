/** The Italian words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_IT: Words = {
  'au.ask.barking-dog': {
    says: 'Prima parli, e annoti giorni e ore. Poi reclami al comune (council): può ordinare al proprietario di far smettere il cane e dargli una multa.',
  },
  'au.ask.debt-of-the-dead': {
    says: 'Nessuno ha un debito perché è morto un parente, a meno che abbia firmato anche lui. Prima paga l’eredità (estate). Non paghi con i Suoi soldi; mandi chi riscuote dall’esecutore (executor).',
  },
  'au.ask.divorce-papers': {
    says: 'Se è d’accordo, non deve fare nulla. Se vuole opporsi o correggere dei fatti, presenti una risposta entro 28 giorni dalla consegna (service). Figli e beni si decidono a parte; chieda presto il patrocinio gratuito (legal aid).',
  },
  'au.ask.jury-duty': {
    says: 'Sì, risponda entro il giorno indicato; è un obbligo di legge. Può chiedere di essere esonerato o di servire più tardi, per esempio per malattia, cura di altri o difficoltà. Il Suo capo non può punirla per questo.',
  },
  'au.ask.make-a-will': {
    says: 'No, può scriverlo da solo. Lo firmi davanti a due testimoni presenti nello stesso momento e che non ricevono nulla. Un avvocato aiuta con case, figli o un’attività.',
  },
  'au.ask.tree-nsw': {
    says: 'Scriva al vicino e cerchi prima un accordo. Se no, la Land and Environment Court può ordinare lavori sull’albero e il pagamento del danno.',
  },
  'au.ask.ex-debt': {
    says: 'Solo se ha firmato anche Lei. In un prestito comune ognuno deve tutto alla banca, qualunque cosa abbiate deciso. Avvisi la banca delle difficoltà; il tribunale della famiglia può dividere i debiti.',
  },
  'au.ask.noise': {
    says: 'Annoti date e ore e parli prima con loro. Chiami il comune (council), o la polizia di notte: possono ordinare di smettere. In New South Wales può anche chiedere un ordine al Local Court. In un condominio scriva pure alla strata o body corporate.',
  },
}
