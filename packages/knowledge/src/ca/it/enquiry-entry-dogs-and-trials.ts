/** The Italian words of the rows in ../enquiry-entry-dogs-and-trials.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENTRY_DOGS_AND_TRIALS_IT: Words = {
  'ca.fact.enters-without-notice': {
    says: 'Non senza avviso. In Ontario, Alberta, British Columbia e Québec di solito servono 24 ore di avviso con motivo e ora, o il tuo sì. Un’emergenza è diversa. Annota ogni visita e chiedi per iscritto di smettere. Se continua, vai al tribunale: in Ontario con il modulo T2, per un ordine e soldi indietro.',
  },
  'ca.fact.dog-bite': {
    says: 'In Ontario, Manitoba e Québec il padrone di solito paga per un morso anche se il cane non aveva mai morso. Altrove di solito devi mostrare che conosceva il pericolo o fu incauto. Vai dal medico, fai foto e segnala alla città. La sua assicurazione casa spesso paga. Di solito hai due anni, un bambino di più.',
    dependsOn: 'la provincia',
  },
  'ca.fact.free-trial': {
    says: 'Chiama ora la carta: di’ che non hai accettato gli addebiti, chiedi il chargeback e di bloccare la ditta. Scrivi alla ditta che annulli, con prova. In quasi tutte le province un contratto online con prezzo nascosto si annulla, e la carta deve rimborsare. Se la banca rifiuta, OBSI esamina gratis.',
  },
}
