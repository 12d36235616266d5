/** The Italian words of the rows in ../enquiry-hoa.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOA_IT: Words = {
  'us.state.tx.ask-hoa-fine': {
    says: 'In Texas un’associazione deve prima scriverle, darle un tempo giusto per rimediare e lasciarle chiedere un’udienza. La chieda per iscritto entro 30 giorni.',
    dependsOn: 'se ha avuto un avviso scritto e poteva chiedere un’udienza',
  },
  'us.state.fl.ask-hoa-fine': {
    says: 'Deve darle 14 giorni di avviso e un’udienza davanti a un comitato di proprietari. In Florida una multa sotto $1,000 non può diventare un vincolo sulla casa (lien).',
    dependsOn: 'i documenti dell’associazione e se ha avuto un’udienza',
  },
  'us.ask-home.hoa-fine': {
    says: 'Può multarla solo come permettono i suoi documenti e la legge del Suo Stato, quasi sempre dopo un avviso e un’udienza. Chieda la regola per iscritto e un’udienza.',
    dependsOn: 'il Suo Stato e i documenti dell’associazione',
  },
  'us.story.hoa-limits': {
    says: 'Regole federali proteggono piccole antenne paraboliche e la bandiera americana, e molti Stati proteggono i pannelli solari. Limiti giusti su posto e grandezza sono permessi. Chieda la regola scritta e un’udienza.',
    dependsOn: 'il Suo Stato e la regola',
  },
  'us.story.hoa-change': {
    says: 'Può rifiutare solo in base a una regola delle sue carte, usata in modo equo e uguale per tutti. Chieda per iscritto la regola, il motivo e come avere un riesame. La California, per esempio, vuole un motivo scritto e un secondo esame in riunione aperta. Fotografi lavori simili ammessi. Non abbatta nulla e non continui prima di una risposta scritta.',
    dependsOn: 'le carte dell’associazione e il Suo Stato',
  },
}
