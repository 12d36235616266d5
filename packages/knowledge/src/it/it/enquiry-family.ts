/** Questions about children, divorce, shared accounts and inheritance: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_WORDS: Words = {
  'it.ask.child-support': {
    says: 'Mandi una messa in mora. Dopo 30 giorni senza pagamento, il datore di lavoro può essere tenuto a pagare Lei direttamente. Si può pignorare lo stipendio, e non pagare può essere reato.',
  },
  'it.ask.inherit-debts': {
    says: 'Chi accetta paga i debiti anche con i propri soldi. Può rinunciare, o accettare con beneficio d’inventario. Se ha già i beni, agisca entro tre mesi.',
    dependsOn: 'se accetta e come',
  },
  'it.ask.divorce': {
    says: 'Prima ci si separa. Il divorzio può seguire dopo sei mesi se c’è accordo, o un anno se ha deciso il giudice. Con l’accordo bastano gli avvocati o il Comune.',
  },
  'it.ask.joint-account': {
    says: 'Annoti saldo e date, e chieda alla banca di bloccare il conto o di volere due firme. La Sua parte si chiede nella separazione. Un giudice può ordinare misure urgenti. Veda presto un avvocato.',
  },
  'it.ask.see-children': {
    says: 'Annoti ogni giorno negato, con i messaggi. Chieda al giudice che ha deciso le visite di farle rispettare: può multare, dare giorni in più e cambiare l’affidamento. Continui a pagare. Con reddito basso l’avvocato è gratis.',
  },
  'it.ask.unpaid-so-no-visits': {
    says: 'No. Soldi e visite sono cose separate: non può tenere lontani i figli perché l’altro genitore non paga. Il giudice può ammonirla o multarla. C’è pericolo? Chiami il 112 o il 1522. Per i soldi mandi una messa in mora con raccomandata. Dopo 30 giorni senza pagamento il datore di lavoro può dover pagare lei direttamente, senza giudice. Si può pignorare lo stipendio, e non pagare può essere reato. Con un reddito basso l’avvocato è gratis.',
  },
}
