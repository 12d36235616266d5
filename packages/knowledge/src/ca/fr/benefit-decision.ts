/** The French words of the rows in ../benefit-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_FR: Words = {
  'ca.decided.right-again': {
    says: 'Vous pouvez demander une révision gratuite : 90 jours pour le RPC ou la SV, 30 jours pour l’assurance-emploi.',
  },
  'ca.decided.right-tribunal': {
    says: 'Si c’est encore non, le Tribunal de la sécurité sociale peut trancher. Pour une aide provinciale, demandez sa révision.',
  },
  'ca.decided.step': {
    says: 'Trouvez le motif et le dernier jour. Envoyez une preuve qui répond au motif, comme un billet du médecin.',
  },
  'ca.tribunal.right-part': {
    says: 'L’audience est gratuite. Quelqu’un peut vous aider ou parler pour vous, avec un interprète sur demande.',
  },
  'ca.tribunal.right-change': {
    says: 'Vous pouvez demander un autre jour ou un autre mode, comme le téléphone, pour une bonne raison. Demandez vite.',
  },
  'ca.tribunal.right-after': {
    says: 'Vous recevez la décision écrite et motivée. La lettre dit si un appel est possible, et pour quand.',
  },
  'ca.tribunal.step': {
    says: 'Lisez le dossier du Tribunal. Envoyez vos preuves à temps, et notez vos trois points.',
  },
  'ca.tribunal.warn': { says: 'Soyez présent. Si vous ne venez pas, on peut décider sans vous.' },
}
