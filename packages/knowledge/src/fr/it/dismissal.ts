/** The Italian words of the rows in ../dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'fr.job.want-invite': {
    says: 'Il datore di lavoro La invita a un colloquio prima di decidere. Non è ancora licenziato.',
  },
  'fr.job.want-dismissed': {
    says: 'Il datore di lavoro chiude il Suo rapporto. La lettera deve dire perché.',
  },
  'fr.job.want-economic': {
    says: 'Il datore di lavoro vuole chiudere il rapporto per un motivo economico, non per qualcosa che ha fatto Lei.',
  },
  'fr.job.who': {
    says: 'Sul licenziamento decide il datore, ma un tribunale del lavoro (conseil de prud’hommes) può controllarlo.',
  },
  'fr.job.reality': {
    says: 'Un licenziamento richiede un motivo vero e serio. Se manca, può avere soldi.',
  },
  'fr.job.not-yet': {
    says: 'Non possono licenziarla al colloquio. La lettera può partire al più presto due giorni lavorativi dopo.',
  },
  'fr.job.not-yet-waive': {
    says: 'Nessuno può farla rinunciare ai Suoi diritti con una firma sul conto finale. Ha sei mesi per contestarlo.',
  },
  'fr.job.rights-summary': {
    says: 'Ha diritto a un colloquio, un motivo chiaro, preavviso, pagamenti e un giudice.',
  },
  'fr.job.know-adviser': {
    says: 'Se nella ditta non ci sono rappresentanti, un consulente esterno gratuito (conseiller du salarié) può venire con Lei.',
    learnMore: 'L’elenco è in comune e all’ufficio del lavoro. L’invito deve dirlo.',
  },
  'fr.job.know-benefits': {
    says: 'Dopo ogni licenziamento, anche per colpa grave, può chiedere il sussidio a France Travail.',
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
  'fr.job.deadline-csp': {
    says: 'Ha 21 giorni dall’offerta per dire sì o no al contratto di ricollocazione (CSP). Il silenzio è un no.',
    action: 'Decidere sull’offerta CSP',
    consequence: 'Dopo l’offerta non c’è più.',
  },
  'fr.job.deadline-receipt': {
    says: 'Se ha firmato il conto finale, ha sei mesi per contestare le somme.',
    action: 'Contestare il conto finale per raccomandata',
    consequence: 'Dopo le somme elencate sono chiuse.',
  },
  'fr.job.step-invite': {
    says: 'Vada al colloquio con un collega o un consulente. Ascolti, prenda note, non firmi nulla lì.',
  },
  'fr.job.step-invite-check': {
    says: 'Conti i giorni: tra l’arrivo della lettera e il colloquio devono esserci cinque giorni lavorativi interi.',
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
  'fr.job.step-register': {
    says: 'Si iscriva a France Travail il giorno dopo la fine del contratto. Il datore deve darle le carte.',
  },
  'fr.job.step-papers': {
    says: 'Controlli le carte finali: certificato di lavoro, modulo France Travail, conto finale (solde de tout compte).',
  },
  'fr.job.step-dispute': {
    says: 'Se non è d’accordo, lo dica per raccomandata e offra un accordo. Scriva la data dei dodici mesi.',
  },
  'fr.job.right-meeting': {
    says: 'Ha diritto prima a un colloquio, chiamato almeno cinque giorni lavorativi prima, con qualcuno al Suo fianco.',
  },
  'fr.job.right-reason': {
    says: 'Ha diritto a una lettera con motivi chiari. Il giudice guarda solo quelli.',
  },
  'fr.job.right-notice': {
    says: 'Ha diritto al preavviso: un mese da sei mesi di lavoro, due mesi da due anni. Il contratto collettivo può dare di più.',
  },
  'fr.job.right-pay': {
    says: 'Dopo otto mesi ha un’indennità: un quarto di un mese di paga per anno, e un terzo dall’undicesimo anno.',
  },
  'fr.job.right-fault': {
    says: 'Per colpa grave (faute grave) non c’è preavviso né indennità. Le ferie non prese vanno pagate lo stesso.',
  },
  'fr.job.right-court': {
    says: 'Se il licenziamento non ha un buon motivo, il giudice dà una somma secondo una scala di paga e anni.',
  },
  'fr.job.right-void': {
    says: 'Se è per malattia, gravidanza, origine, sindacato o dopo molestie, è nullo. Riha il posto o almeno sei mesi di paga.',
  },
  'fr.job.right-economic-move': {
    says: 'Prima di un licenziamento economico il datore deve cercarle un altro posto, anche nel gruppo in Francia.',
  },
  'fr.job.right-rehire': {
    says: 'Se lo chiede entro un anno, viene prima per i nuovi posti adatti a Lei.',
  },
  'fr.job.right-csp': {
    says: 'Nelle ditte con meno di 1.000 persone devono offrirle il contratto di ricollocazione (CSP): formazione e sussidio migliore.',
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
  'fr.job.option-accept': {
    title: 'Accettare e chiedere il dovuto',
    says: 'Controlli preavviso, indennità e ferie. Si iscriva a France Travail.',
    cost: 'Nulla.',
    time: 'Un giorno.',
    risk: 'Può perdere soldi se il motivo era cattivo.',
    bestFor: 'Il motivo è giusto e le somme tornano.',
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
  'fr.job.element-meeting': {
    name: 'Il colloquio prima',
    says: 'Prima deve esserci stato un colloquio.',
    ifMissing: 'Non vediamo un colloquio. Se non c’è stato, può avere fino a un mese di paga.',
  },
  'fr.job.element-adviser': {
    name: 'Che può portare qualcuno',
    says: 'L’invito deve dire che può portare qualcuno.',
    ifMissing: 'Non vediamo che può portare qualcuno. Lo scriva: può darle dei soldi.',
  },
  'fr.job.right-sanction-meeting': {
    says: 'Prima di una sanzione che tocca il Suo lavoro devono invitarla a un colloquio. Può portare un collega, e devono dare il motivo per iscritto.',
  },
  'fr.job.right-two-months': {
    says: 'Non possono punire una colpa che conoscono da più di due mesi. Un giudice può annullare una sanzione troppo dura.',
  },
}
