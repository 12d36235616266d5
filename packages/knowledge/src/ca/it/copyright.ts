/** The Italian words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_IT: Words = {
  'ca.copy.want': { says: 'Si tratta di file condivisi con la Sua linea internet.' },
  'ca.copy.reality': {
    says: 'Un avviso inoltrato dalla Sua società internet è un avvertimento. Non prova che l’ha fatto Lei.',
  },
  'ca.copy.who': {
    says: 'Chi ha i diritti sull’opera manda l’avviso. La Sua società internet deve inoltrarlo. Così il titolare non riceve il Suo nome.',
  },
  'ca.copy.rights': {
    says: 'Un avviso non può chiederle soldi o il Suo nome. Non deve rispondere.',
  },
  'ca.copy.not-yet': { says: 'Non possono sapere il Suo nome senza un ordine del tribunale.' },
  'ca.copy.right-no-money': {
    says: 'Da dicembre 2018 un avviso così non può offrire un accordo, chiedere un pagamento o mettere un link a questo.',
  },
  'ca.copy.right-cap': {
    says: 'Per l’uso privato un tribunale può ordinare da $100 a $5.000 per tutte le opere insieme.',
  },
  'ca.copy.step-court': {
    says: 'Guardi se è una carta del tribunale con un numero di causa. Se sì, risponda in tempo e cerchi aiuto legale.',
  },
  'ca.copy.step-quiet': { says: 'Se è solo un avviso, non risponda e non paghi. Lo tenga.' },
  'ca.copy.step-line': {
    says: 'Metta una password al wifi e chieda a chi vive con Lei di smettere di condividere file.',
  },
  'ca.copy.opt-ignore': {
    says: 'Per legge un avviso non Le chiede nulla.',
    title: 'Tenerlo, non rispondere',
    cost: 'Gratis.',
    time: 'Adesso.',
    risk: 'Basso. Le carte del tribunale sono un’altra cosa.',
    bestFor: 'Ha ricevuto solo un avviso.',
  },
  'ca.copy.opt-lawyer': {
    says: 'Chieda consiglio prima di pagare o di rispondere a una causa.',
    title: 'Chiedere a un avvocato',
    cost: 'Un primo colloquio può essere gratis.',
    time: 'Prima dell’ultimo giorno.',
    risk: 'Nessuno.',
    bestFor: 'Ha ricevuto carte del tribunale.',
  },
}
