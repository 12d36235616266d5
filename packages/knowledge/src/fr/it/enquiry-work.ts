/** Questions about work in general: first steps, bullying and warnings. `asks` holds the words people type, in French and in English: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'fr.ask-work.step-papers': {
    says: 'Conservi contratto, buste paga, e-mail e messaggi. Scriva date e nomi.',
  },
  'fr.ask-work.step-advice': {
    says: 'Chieda a un sindacato, alle informazioni sul lavoro (0 806 000 126) o a uno sportello legale (point-justice, 3039). Tutti sono gratis.',
  },
  'fr.ask-work.step-agreement': {
    says: 'Cerchi il Suo contratto collettivo (convention collective). Spesso dà di più.',
  },
  'fr.ask-work.right-court': {
    says: 'Ha dodici mesi per contestare la fine di un lavoro davanti al tribunale del lavoro.',
  },
  'fr.ask-work.right-wages': {
    says: 'Ha tre anni per chiedere paghe non versate.',
  },
  'fr.ask-work.right-no-fine': {
    says: 'Un datore di lavoro non può multarla.',
  },
  'fr.ask-work.option-help': {
    title: 'Chiedere un consiglio di lavoro gratis',
    says: 'Chiami 0 806 000 126, un sindacato o uno sportello legale (point-justice, 3039).',
    cost: 'Nulla.',
    time: 'Una chiamata.',
    risk: 'Nessuno.',
    bestFor: 'Ogni domanda sul lavoro.',
  },
  'fr.ask-work.option-court': {
    title: 'Andare al tribunale del lavoro',
    says: 'Il tribunale del lavoro (conseil de prud’hommes) decide su paga e fine dei rapporti.',
    cost: 'Può essere dovuto un contributo di 50 €; non con l’aiuto legale.',
    time: 'Mesi.',
    risk: 'Spese se perde.',
    bestFor: 'Ha scritto e non ha avuto una buona risposta.',
  },
  'fr.ask-work.know-fee': {
    says: 'Avviare una causa civile o di lavoro può costare un contributo di 50 €. Con l’aiuto legale (aide juridictionnelle) non lo paga.',
    learnMore: 'Se lo dimentica, il tribunale deve darle un mese per pagarlo.',
  },
  'fr.ask-work.warn-sign': {
    says: 'Non firmi dimissioni o un accordo sotto pressione. Prima chieda.',
  },
  'fr.ask-work.right-meeting': {
    says: 'Nessun licenziamento senza prima un colloquio e una lettera con i motivi.',
  },
  'fr.ask-work.bullying': {
    says: 'Scriva ogni fatto e conservi prove. Lo dica per iscritto al datore, ai rappresentanti, al medico e all’ispettore del lavoro. Ha cinque anni per fare causa.',
  },
  'fr.ask-work.warning': {
    says: 'Il datore ha due mesi da quando sa i fatti. Può rispondere per iscritto e chiedere al tribunale del lavoro di annullarlo.',
    dependsOn: 'i fatti e la loro data',
  },
}
