/** The Italian words of the rows in ../tax-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_STEPS_IT: Words = {
  'us.tax.step-number': {
    says: 'Cerchi il numero dell’avviso e la data per agire in alto nella lettera. Lo cerchi su IRS.gov.',
  },
  'us.tax.step-check': {
    says: 'Confronti la lettera con la Sua dichiarazione e con il Suo conto su IRS.gov. Controlli i pagamenti e moduli come W-2 e 1099.',
  },
  'us.tax.step-answer': {
    says: 'Agisca entro la data anche se non può pagare: risponda, chieda un piano o chieda un’udienza.',
  },
  'us.tax.step-help': {
    says: 'Chieda aiuto gratis a una Low Income Taxpayer Clinic o al Taxpayer Advocate.',
  },
  'us.tax.step-dispute': {
    says: 'Se è sbagliato, scriva all’indirizzo nell’avviso con copie delle Sue prove. Mandi una raccomandata (certified mail).',
  },
  'us.tax.option-plan': {
    says: 'Chieda un piano di pagamento online su IRS.gov. Finché dura, l’IRS quasi sempre non prende nulla.',
    title: 'Pagare a rate',
    cost: 'In alcuni casi una spesa di avvio, e interessi',
    time: 'Pochi minuti online',
    risk: 'Continuano gli interessi e una penale più bassa.',
    bestFor: 'Deve i soldi ma non può pagare subito.',
  },
  'us.tax.option-appeal': {
    says: 'Risponda nel modo e nel tempo che l’avviso dice, e mandi le prove.',
    title: 'Non essere d’accordo o fare ricorso',
    cost: 'Gratis, o una piccola tassa della Tax Court che si può evitare',
    time: '30 o 90 giorni, come dice l’avviso',
    risk: 'Gli interessi continuano se perde.',
    bestFor: 'La somma è sbagliata o non è Sua.',
  },
  'us.tax.option-hardship': {
    says: 'Chieda lo stato “currently not collectible” (ora non può pagare). Oppure veda con lo strumento dell’IRS se va bene un’offerta (offer in compromise).',
    title: 'Chiedere di aspettare o chiudere con meno',
    cost: 'Un’offerta ha una tassa, gratis per redditi bassi',
    time: 'Da settimane a mesi',
    risk: 'Gli interessi continuano. Non ogni offerta è accettata.',
    bestFor: 'Pagare la lascerebbe senza il necessario.',
  },
  'us.tax.option-help': {
    says: 'Il Taxpayer Advocate e le Low Income Taxpayer Clinics possono parlare con l’IRS per Lei.',
    title: 'Avere aiuto gratis per le tasse',
    cost: 'Gratis',
    time: 'Chiami questa settimana',
    risk: 'Nessuno. I giorni corrono lo stesso.',
    bestFor: 'Rischia un prelievo forzato (levy), o non lo capisce.',
  },
  'us.tax.option-pay': {
    says: 'Paghi solo su IRS.gov o con un assegno allo United States Treasury.',
    title: 'Pagare',
    cost: 'La somma',
    time: 'Un giorno',
    risk: 'Nessuno se è giusta.',
    bestFor: 'È d’accordo e può permetterselo.',
  },
}
