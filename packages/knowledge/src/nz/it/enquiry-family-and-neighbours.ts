/** The Italian words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_IT: Words = {
  'nz.ask.child-support': {
    says: 'Lo dica a Inland Revenue. Può prendere il mantenimento (child support) da paga e conti, e aggiungere penali. Se ha solo un accordo privato, chieda di fissarlo (assessment).',
  },
  'nz.ask.barking-dog': {
    says: 'Prima parli, e annoti giorni e ore. Poi faccia un reclamo al Suo comune (council): può mandare un avviso per fermare l’abbaiare e anche prendere il cane.',
  },
  'nz.ask.debt-of-the-dead': {
    says: 'Nessuno deve un debito perché è morto un parente, a meno che l’abbia firmato anche lui. Paga prima l’eredità (estate). Non paghi con i Suoi soldi; mandi la società di recupero dall’esecutore (executor).',
  },
  'nz.ask.divorce-papers': {
    says: 'Se è d’accordo, non deve fare nulla. Per opporsi, presenti una difesa (defence) entro 21 giorni da quando riceve le carte. Di solito i due devono aver vissuto separati per due anni.',
  },
  'nz.ask.jury-duty': {
    says: 'Sì, risponda; è un dovere di legge. Può chiedere di essere esonerato o di servire più tardi, per esempio per malattia, cura di altri o difficoltà. Il Suo capo non può licenziarla per questo.',
  },
  'nz.ask.make-a-will': {
    says: 'No, può scriverlo Lei. Lo firmi davanti a due testimoni che sono lì nello stesso momento e non ricevono nulla. Un avvocato aiuta con case, figli o un’impresa.',
  },
  'nz.ask.tree': {
    says: 'Può tagliare ciò che sporge, fino al confine, se l’albero non è protetto. Per pericolo, vista persa o radici, la District Court può ordinare di tagliarlo o toglierlo.',
  },
  'nz.ask.noise': {
    says: 'Chiami ogni volta il controllo rumori (noise control) del comune, di giorno o di notte, e tenga una lista. Un agente può ordinare il silenzio fino a 72 ore. Se il rumore continua, può tornare con la polizia e prendere lo stereo.',
  },
}
