/** The Italian words of the rows in ../contract-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_CLAIMS_WORDS: Words = {
  'it.talks.right-lawyers': {
    says: 'Ha 30 giorni per rispondere a questo invito alla negoziazione assistita. Il silenzio può pesare contro di Lei sulle spese.',
  },
  'it.talks.right-mediation': {
    says: 'Vada al primo incontro di mediazione, o dica perché non può. Chi manca senza motivo può dover pagare di più dopo.',
  },
  'it.debt.right-guarantor': {
    says: 'Il garante può usare le difese del debitore. È libero se non agiscono contro il debitore entro sei mesi dalla scadenza, salvo rinuncia scritta.',
  },
  'it.debt.right-penalty': {
    says: 'Un giudice può ridurre una penale troppo alta, anche se l’ha firmata. Contro un consumatore una clausola così non vale.',
  },
  'it.debt.right-not-done': {
    says: 'Chi non ha fatto la sua parte del contratto non può pretendere la Sua. Scriva che cosa non è stato fatto, o è fatto male.',
  },
  'it.debt.old-fees': {
    says: 'Gli onorari di avvocati, medici e altri professionisti si presumono pagati dopo tre anni. Lo perde se dice di non aver pagato.',
  },
  'it.claim.costs': {
    says: 'Chi perde paga le spese dell’altra parte, come le fissa il giudice. Il giudice può dividerle per gravi ragioni.',
  },
  'it.claim.short-case': {
    says: 'Nel rito semplificato la risposta va depositata entro il giorno fissato dal giudice, almeno dieci giorni prima dell’udienza.',
  },
  'it.claim.right-european-order': {
    says: 'Contro un’ingiunzione di pagamento europea ha 30 giorni per opporsi con il suo modulo. Non servono motivi né avvocato.',
  },
  'it.claim.right-leave-date': {
    says: 'Con il provvedimento il giudice fissa il giorno per lasciare la casa: entro sei mesi, o dodici nei casi gravi. Sono 60 giorni se ha saltato il termine di grazia.',
  },
  'it.debt.right-ending': {
    says: 'Possono sciogliere un contratto solo per un inadempimento che conta: dopo un ultimo termine scritto, con una clausola che lo nomina, o davanti al giudice. Legga il contratto.',
  },
  'it.debt.right-works': {
    says: 'Lavoro fatto male? Denunci il vizio entro 60 giorni dalla scoperta a un’impresa, entro otto a un artigiano che lavora da solo. Può chiedere la riparazione o un prezzo più basso.',
  },
  'it.talks.know-first': {
    says: 'Prima di una causa ordinaria fino a 50.000 € devono spesso invitarLa alla negoziazione assistita tra avvocati. Non serve per il decreto ingiuntivo e i contratti dei consumatori.',
  },
}
