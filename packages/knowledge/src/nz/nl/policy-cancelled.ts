/** The Dutch words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_NL: Words = {
  'nz.cover.step-now': {
    says: 'Bel nu de verzekeraar. Vraag of de dekking doorgaat als u betaalt of stuurt wat ontbreekt, en laat dat op papier zetten.',
  },
  'nz.cover.step-new': {
    says: 'Zoek een nieuwe verzekering die op dezelfde dag begint, en antwoord eerlijk op hun vragen.',
  },
  'nz.cover.right-reason': {
    says: 'U kunt vragen welke regel hun toestaat de verzekering te beëindigen, hoeveel tijd vooraf die u geeft, en ongebruikte premie terugvragen.',
  },
  'nz.cover.right-scheme': {
    says: 'Denkt u dat het niet klopt? Klaag bij de verzekeraar, en daarna gratis bij zijn geschillendienst (dispute scheme).',
  },
  'nz.cover.warn-gap': {
    says: 'Als de dekking eindigt, betaalt u elk verlies zelf. Is er een lening op het huis of de auto? Zeg het de kredietgever.',
  },
}
