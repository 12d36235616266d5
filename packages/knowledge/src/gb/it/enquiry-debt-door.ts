/** Questions about a collector at the door, and about debts that may be too old: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DOOR_IT: Words = {
  'gb.ask-debt.take-car': {
    says: 'Una società di recupero non può prendere la Sua auto o le Sue cose. Lo possono solo gli ufficiali giudiziari (bailiffs). Per un debito normale serve una sentenza che Lei non ha pagato.',
  },
  'gb.ask-debt.let-in': {
    says: 'Non è obbligato a far entrare un addetto al recupero né parlargli. Deve andare via quando Lei lo chiede. Non è un ufficiale giudiziario (bailiff).',
  },
  'gb.ask-debt.let-in-scotland': {
    says: 'Un addetto al recupero non può entrare o prendere cose. In Scozia solo gli ufficiali (sheriff officers) possono eseguire un debito, e solo dopo un ordine del tribunale.',
  },
  'gb.ask-debt.let-in-ni': {
    says: 'Un addetto al recupero non può entrare o prendere cose. Solo l’Enforcement of Judgments Office può eseguire un debito, dopo una sentenza.',
  },
  'gb.ask-debt.too-old': {
    says: 'Per quasi tutti i debiti hanno sei anni per iniziare una causa. Prima della fine, un pagamento o un’ammissione firmata li fa ripartire. Una sentenza fatta in tempo non scade così.',
    dependsOn: 'la data dell’ultimo pagamento o ammissione scritta, e se c’è già una sentenza',
  },
  'gb.ask-debt.too-old-scotland': {
    says: 'In Scozia quasi tutti i debiti finiscono dopo cinque anni senza pagamenti, ammissioni scritte o cause. Allora non deve nulla. La tassa comunale (council tax) e gli ordini del tribunale durano di più.',
    dependsOn: 'se ha pagato, ammesso per iscritto o avuto una causa negli ultimi cinque anni',
  },
  'gb.ask-debt.too-old-ni': {
    says: 'In Irlanda del Nord hanno sei anni per quasi tutti i debiti. Prima della fine, un pagamento o un’ammissione firmata li fa ripartire.',
    dependsOn: 'la data dell’ultimo pagamento o ammissione scritta',
  },
}
