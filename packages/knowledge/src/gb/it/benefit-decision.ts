/** A decision on a benefit that may be wrong: a new look, the tribunal, and each nation. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_IT: Words = {
  'gb.pip.right-points': {
    says: "Otto punti danno l'importo normale, 12 quello alto. Un compito conta solo se lo fa in sicurezza, abbastanza bene, più volte e in buon tempo.",
  },
  'gb.benefit.right-again': {
    says: 'Chieda entro un mese un nuovo esame (mandatory reconsideration). Con un buon motivo si può fino a 13 mesi dopo.',
  },
  'gb.benefit.right-tribunal': {
    says: "Dopo la risposta ha un mese per andare da un giudice (tribunal). È gratis, ed è separato dall'ufficio che ha deciso.",
  },
  'gb.benefit.right-work-test': {
    says: "Abbastanza punti sono una via per risultare non idoneo al lavoro. Un vero rischio per la salute è un'altra. Chieda il rapporto e risponda.",
  },
  'gb.benefit.carers-pay': {
    says: 'Chieda come hanno contato la sua paga. Si tolgono le tasse, metà di quanto versa per la pensione e certe spese di cura. Una paga che sale e scende si può calcolare in media.',
  },
  'gb.benefit.carers': {
    says: 'Deve restituire solo se ha dato fatti falsi o taciuto ciò che doveva dire. Se sapevano tutto e hanno sbagliato, lo dica.',
  },
  'gb.benefit.answer': {
    says: 'Chieda entro un mese un nuovo esame, con prove del medico. Se dicono ancora no, vada entro un mese dal giudice (tribunal), gratis. Molti lì vincono.',
  },
}
