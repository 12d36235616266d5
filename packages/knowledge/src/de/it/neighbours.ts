/** The Italian words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_IT: Words = {
  'de.neighbour.want': {
    says: 'Un vicino dice cosa deve fare, permettere o evitare al confine.',
  },
  'de.neighbour.who': {
    says: 'È una lettera privata, anche se l’ha scritta un avvocato. Solo un tribunale può ordinarLe qualcosa.',
  },
  'de.neighbour.reality': {
    says: 'Tacere non è dire di sì. Ma una breve risposta scritta può evitare una causa costosa.',
  },
  'de.neighbour.rights': {
    says: 'Può chiedere prove e dire di no con motivi. Deve far entrare altri nel Suo terreno solo dove la legge lo dice.',
  },
  'de.neighbour.right-branches': {
    says: 'Può tagliare i rami che sporgono e disturbano l’uso del Suo terreno, passato un termine giusto che Lei ha dato. Un regolamento (Baumschutzsatzung) può vietarlo: chieda prima al comune.',
  },
  'de.neighbour.right-entry': {
    says: 'Possono entrare nel Suo terreno solo per lavori a una costruzione che dal loro lato non si fanno bene. Devono avvisare per iscritto un mese prima e pagare i danni.',
  },
  'de.neighbour.right-conciliation': {
    says: 'Molte cause tra vicini sono possibili solo dopo un tentativo di conciliazione (Schiedsamt). Costa poco.',
  },
  'de.neighbour.step-answer': {
    says: 'Risponda in breve per iscritto prima del giorno indicato: cosa contesta e cosa permetterebbe. Non firmi loro carte.',
  },
  'de.neighbour.step-entry': {
    says: 'Vogliono entrare? Chieda per iscritto quale lavoro, perché dal Suo terreno, in quali giorni e chi paga i danni.',
  },
  'de.neighbour.step-proof': {
    says: 'Faccia dal Suo terreno foto con data del confine, dei rami e di ogni crepa. Un tribunale può far accertare lo stato da un perito (Beweisverfahren).',
  },
  'de.neighbour.option-talks': {
    title: 'Andare da un conciliatore',
    says: 'Chieda al comune o al tribunale locale il conciliatore (Schiedsamt, Gütestelle) della Sua zona.',
    cost: 'Una piccola spesa.',
    time: 'Alcune settimane.',
    risk: 'Nessuno. Non deve accettare.',
    bestFor: 'Vuole pace senza tribunale.',
  },
}
