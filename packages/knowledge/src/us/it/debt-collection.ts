/** The Italian words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_IT: Words = {
  'us.debt.want': {
    says: 'Vogliono che Lei paghi un debito. Forse vogliono anche che telefoni e dica che il debito è Suo.',
  },
  'us.debt.who': {
    says: 'È una società privata di recupero crediti (debt collector). Non è un tribunale e non è la polizia.',
  },
  'us.debt.who-buyer': {
    says: 'Forse il debito è stato venduto. Una società che compra debiti deve poter mostrare che il Suo le appartiene.',
  },
  'us.debt.reality': {
    says: 'È una lettera, non un atto del tribunale. Prima di pagare controlli che il debito sia Suo, giusto e non troppo vecchio.',
  },
  'us.debt.rights-summary': {
    says: 'Può contestare il debito per iscritto e chiedere le prove. Può anche dire alla società di non contattarla più.',
  },
  'us.debt.rights-any': {
    says: 'Può chiedere i conti del debito, dire che è sbagliato e avere consigli gratis.',
  },
  'us.debt.not-yet-wages': {
    says: 'Per un debito normale ora non possono prendere il Suo stipendio o i soldi in banca. Prima devono farle causa e vincere.',
  },
  'us.debt.not-prison': {
    says: 'Non possono arrestarla perché non paga questo debito. Chi minaccia il carcere per incassare viola la legge.',
  },
  'us.debt.know-old': {
    says: 'Una società di recupero crediti non può fare causa, né minacciarla, quando è passato il termine di legge per il debito.',
    learnMore:
      'Cerchi la data del Suo ultimo pagamento. Il termine cambia secondo lo Stato e il tipo di debito.',
  },
  'us.debt.insight-restart': {
    says: 'Per un debito vecchio un piccolo pagamento può costare caro. In molti Stati fa ripartire il tempo per farle causa.',
    actionable: 'Cerchi la data del Suo ultimo pagamento prima di pagare o promettere qualcosa.',
  },
  'us.debt.warning-court-paper': {
    says: 'Forse sono atti del tribunale. Risponda al tribunale per iscritto entro la data che danno, o perde senza udienza.',
  },
  'us.debt.step-court-paper': {
    says: 'Cerchi l’ultimo giorno per rispondere. Entro quel giorno depositi una risposta scritta in tribunale, e chiami oggi l’assistenza legale gratuita (legal aid).',
  },
  'us.debt.warning-advance-fee': {
    says: 'Una ditta che vende aiuto contro i debiti per telefono non può prendere soldi prima di chiudere un debito per Lei.',
  },
  'us.debt.tactic-record': {
    says: 'Tratti con loro solo per iscritto. Così ha le prove e ferma la pressione al telefono.',
    risk: 'Nessuno.',
    notWhen: 'Ha atti del tribunale: risponda prima a quelli.',
  },
  'us.debt.tactic-first-month': {
    says: 'Contesti nei primi 30 giorni. Solo allora devono fermarsi finché non mandano le prove.',
    risk: 'Nessuno.',
    notWhen: 'I 30 giorni sono passati. Può ancora contestare, ma possono andare avanti.',
  },
  'us.debt.tactic-place': {
    says: 'Una società di recupero crediti può farle causa solo dove Lei vive o dove ha firmato il contratto.',
    risk: 'Nessuno.',
    notWhen: 'Il creditore fa causa nel posto dove Lei vive o ha firmato.',
  },
}
