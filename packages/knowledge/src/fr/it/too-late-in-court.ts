/** What can still be done when the time in a paper of a court or an enforcement officer is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_IT: Words = {
  'fr.late.order-want': {
    says: 'Un giudice ha emesso un’ingiunzione (injonction de payer). Contando dalla data del foglio, il mese per opporsi è passato.',
  },
  'fr.late.order-reality': {
    says: 'Può valere ormai come sentenza. Ma se non le è mai stata data in mano, forse è ancora in tempo per opporsi.',
  },
  'fr.late.order-step': {
    says: 'Le è stata data in mano? Se no, si opponga oggi per raccomandata. Il mese corre dal primo atto dato di persona o dal primo pignoramento.',
  },
  'fr.late.order-option': {
    says: 'Scriva alla cancelleria (greffe): «Mi oppongo all’ordinanza del (data, numero). Non mi è stata notificata di persona».',
    title: 'Opporsi tardi, se non le è stata data in mano',
    cost: 'Una raccomandata.',
    time: 'Un mese dal primo atto di persona o dal primo pignoramento.',
    risk: 'Se le è stata data di persona, il giudice rifiuterà.',
    bestFor: 'È stata lasciata in ufficio, nella cassetta o a un vecchio indirizzo.',
  },
  'fr.late.summons-reality': {
    says: 'Il giorno dell’udienza sembra passato. Il giudice può aver deciso senza di lei. Una sentenza si esegue solo dopo la notifica di un ufficiale.',
  },
  'fr.late.summons-step': {
    says: 'Chiami oggi la cancelleria (greffe) con il numero. Chieda se c’è una sentenza o una nuova data. Non ancora? Chieda per iscritto di essere sentito.',
  },
  'fr.late.summons-option': {
    says: 'Quando la sentenza le viene notificata, faccia appello. Per piccole somme senza appello e senza citazione di persona, faccia opposizione.',
    title: 'Appello o opposizione, se si è deciso senza di lei',
    cost: 'Per lo più un avvocato, salvo aiuto legale.',
    time: 'Un mese dalla notifica.',
    risk: 'Se perde, i costi salgono.',
    bestFor: 'Ha un motivo contro la domanda.',
  },
  'fr.late.lapse-right': {
    says: 'Non c’era? Una sentenza non notificata entro sei mesi può perdere forza.',
  },
  'fr.late.judgment-reality': {
    says: 'Contando dalla data del foglio, il tempo per l’appello è passato. Il mese corre dalla notifica. Tempo per pagare e aiuto per i debiti restano aperti.',
  },
  'fr.late.judgment-rights': {
    says: 'Può ancora chiedere tempo, tenere ciò che è protetto e chiedere aiuto per i debiti.',
  },
  'fr.late.judgment-step': {
    says: 'Quando e come le è stata notificata? Se non l’ha saputo senza colpa, veda oggi un avvocato per il relevé de forclusion.',
  },
  'fr.late.judgment-option': {
    says: 'Lo chieda al presidente del giudice d’appello. Mostri che l’ha saputo tardi o che non poteva agire.',
    title: 'Chiedere di riavere il termine (relevé de forclusion)',
    cost: 'Avvocato e citazione. L’aiuto legale può pagare.',
    time: 'Due mesi dal primo atto di persona o dal primo pignoramento.',
    risk: 'Può rifiutare, e non c’è ricorso.',
    bestFor: 'Non era in causa e non lo sapeva.',
  },
  'fr.late.officer-step': {
    says: 'Chiami oggi l’ufficiale, anche se il tempo è passato. Chieda cosa è già pignorato e offra per iscritto una rata mensile.',
  },
  'fr.late.bank-right': {
    says: 'È passato il mese contro il pignoramento del conto? Se non doveva quei soldi, può ancora chiederli in causa a sue spese.',
  },
}
