/** Being dismissed (licenciement): reasons, proof and the labour court: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'fr.job.want-dismissed': {
    says: 'Il datore di lavoro chiude il Suo rapporto. La lettera deve dire perché.',
  },
  'fr.job.who': {
    says: 'Sul licenziamento decide il datore, ma un tribunale del lavoro (conseil de prud’hommes) può controllarlo.',
  },
  'fr.job.reality': {
    says: 'Un licenziamento richiede un motivo vero e serio. Se manca, può avere soldi.',
  },
  'fr.job.rights-summary': {
    says: 'Ha diritto a un colloquio, un motivo chiaro, preavviso, pagamenti e un giudice.',
  },
  'fr.job.deadline-twelve': {
    says: 'Ha dodici mesi dall’avviso di licenziamento per andare al tribunale del lavoro.',
    action: 'Andare al tribunale del lavoro (conseil de prud’hommes)',
    consequence: 'Dopo non può più contestare il licenziamento.',
  },
  'fr.job.deadline-details': {
    says: 'Ha 15 giorni dalla lettera per chiedere più dettagli sui motivi.',
    action: 'Chiedere dettagli sui motivi',
    consequence: 'Se non chiede, un motivo vago da solo non rende più ingiusto il licenziamento.',
  },
  'fr.job.step-reasons': {
    says: 'Legga i motivi. Se sono vaghi, chieda dettagli per raccomandata entro 15 giorni.',
  },
  'fr.job.step-proof': {
    says: 'Scriva che cosa è successo e conservi e-mail, messaggi, buste paga e nomi di chi ha visto.',
  },
  'fr.job.step-advice': {
    says: 'Chieda consiglio gratis: un sindacato, uno sportello legale (point-justice, 3039) o le informazioni sul lavoro (0 806 000 126).',
  },
  'fr.job.step-dispute': {
    says: 'Se non è d’accordo, lo dica per raccomandata e offra un accordo. Scriva la data dei dodici mesi.',
  },
  'fr.job.right-reason': {
    says: 'Ha diritto a una lettera con motivi chiari. Il giudice guarda solo quelli.',
  },
  'fr.job.right-court': {
    says: 'Se il licenziamento non ha un buon motivo, il giudice dà una somma secondo una scala di paga e anni.',
  },
  'fr.job.right-void': {
    says: 'Se è per malattia, gravidanza, origine, sindacato o dopo molestie, è nullo. Riha il posto o almeno sei mesi di paga.',
  },
  'fr.job.option-court': {
    title: 'Andare al tribunale del lavoro',
    says: 'Mandi un modulo di richiesta con le prove. Prima c’è un incontro per cercare un accordo.',
    cost: 'Può essere dovuto un contributo di 50 €; non con l’aiuto legale. Un avvocato è facoltativo.',
    time: 'Fino a un anno o più.',
    risk: 'Se perde, le spese possono essere divise.',
    bestFor: 'Il motivo è falso, debole o illegale.',
  },
  'fr.job.option-deal': {
    title: 'Cercare un accordo',
    says: 'Offra un accordo (transaction) dopo la lettera di licenziamento. Prima lo confronti con la scala.',
    cost: 'Il tempo di un consulente.',
    time: 'Alcune settimane.',
    risk: 'Un accordo firmato chiude la Sua richiesta.',
    bestFor: 'Vuole chiudere in fretta.',
  },
  'fr.job.option-help': {
    title: 'Parlare con un sindacato o consulente gratuito',
    says: 'Controllano la lettera, le date e le somme.',
    cost: 'Nulla, o una quota al sindacato.',
    time: 'Una chiamata questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque abbia una tale lettera.',
  },
  'fr.job.warn-sign': {
    says: 'Non firmi un accordo o dimissioni sotto pressione. Lo porti a casa e prima chieda.',
  },
  'fr.job.warn-stay-away': {
    says: 'Non resti assente dal lavoro senza un motivo. Può valere come dimissioni, senza sussidio.',
  },
  'fr.job.insight-fault': {
    says: 'La lettera parla di colpa grave. Il datore deve provarla, e agire in fretta dopo averla saputa.',
    actionable:
      'Confronti le date: fatti, invito, lettera. Fatti di oltre due mesi possono essere troppo vecchi.',
  },
  'fr.job.tactic-details': {
    says: 'Chieda dettagli sui motivi nei 15 giorni. Vincola il datore, o mostra quanto sono deboli.',
    risk: 'Il datore può rendere i motivi più chiari.',
    notWhen: 'Un avvocato Le consiglia di lasciare il motivo vago com’è.',
  },
  'fr.job.element-reason': {
    name: 'Il motivo',
    says: 'La lettera deve dire il motivo.',
    ifMissing: 'Non vediamo un motivo nella lettera. Senza, il licenziamento è ingiusto.',
  },
}
