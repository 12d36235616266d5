/** The Italian words of the rows in ../benefit-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_IT: Words = {
  'ca.decided.right-again': {
    says: 'Può chiedere gratis un nuovo esame (reconsideration): entro 90 giorni per CPP o OAS, e 30 giorni per EI.',
  },
  'ca.decided.right-tribunal': {
    says: 'Se la risposta è ancora no, può decidere il Social Security Tribunal. Per un aiuto della provincia, chieda il riesame della provincia stessa.',
  },
  'ca.decided.step': {
    says: 'Cerchi nella lettera il motivo e l’ultimo giorno. Mandi prove che rispondono al motivo, come un certificato del medico.',
  },
  'ca.tribunal.right-part': {
    says: 'L’udienza è gratuita. Qualcuno può aiutarla o parlare per Lei, e può avere un interprete se lo chiede.',
  },
  'ca.tribunal.right-change': {
    says: 'Con un buon motivo può chiedere un altro giorno o un altro modo, per esempio il telefono. Lo chieda presto.',
  },
  'ca.tribunal.right-after': {
    says: 'Riceve la decisione scritta con i motivi. La lettera dice se può andare alla Appeal Division, ed entro quando.',
  },
  'ca.tribunal.step': {
    says: 'Legga il fascicolo che il tribunale ha mandato. Mandi altre prove prima del giorno fissato e scriva i Suoi tre punti principali.',
  },
  'ca.tribunal.warn': {
    says: 'Quel giorno sia presente. Se non viene, il tribunale può decidere senza di Lei.',
  },
}
