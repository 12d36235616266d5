/** Questions about a lawsuit for a debt, a judgment nobody heard of, old debts, and ways to end one: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_LAWSUIT_IT: Words = {
  'us.ask-debt.old': {
    says: 'In quasi tutti gli Stati il tempo per fare causa è da tre a sei anni. Dopo, una società di recupero crediti non può farla. Non paghi e non prometta prima di saperlo: può farlo ripartire.',
    dependsOn: 'il Suo Stato, il tipo di debito e il Suo ultimo pagamento',
  },
  'us.ask-debt.ignore-summons': {
    says: 'Non la ignori. Se non risponde, l’altra parte vince senza di Lei (default) e può chiedere stipendio o soldi in banca. Se l’ha mancata, chieda ora al tribunale di riaprire.',
  },
  'us.ask-debt.default-judgment': {
    says: 'Chieda oggi il fascicolo al cancelliere (court clerk). Può chiedere al giudice di annullare la sentenza (judgment), soprattutto se non ha mai avuto gli atti. Il tempo è breve.',
  },
  'us.ask-debt.settle': {
    says: 'Controlli che il debito sia Suo e non troppo vecchio. Offra quanto può pagare e si faccia dare prima l’accordo per iscritto. Un debito cancellato di $600 o più può essere segnalato come reddito.',
  },
  'us.ask-debt.debt-relief': {
    says: 'Parli prima con un consulente del credito senza fini di lucro (credit counselor). Una ditta che vende per telefono aiuto contro i debiti non può prendere soldi prima di chiudere un debito.',
  },
  'us.ask-debt.cancelled-debt': {
    says: 'Un debito cancellato conta come reddito, salvo un’eccezione. Le principali sono il fallimento (bankruptcy) e dovere più di quanto possiede. Usi il Form 982.',
    dependsOn: 'se doveva più di quanto possedeva quando è stato cancellato',
  },
  'us.story.not-served': {
    says: 'Chieda al tribunale il fascicolo e la prova della consegna (proof of service). Se non ha ricevuto gli atti, chieda subito di annullare la sentenza (judgment) e fermare il prelievo. Dica perché e qual è la Sua difesa.',
  },
}
