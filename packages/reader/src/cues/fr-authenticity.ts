/** French: signs against a letter being genuine, read from its words. */
import type { CueRow } from './cue.ts'

export const FR_AUTHENTICITY_CUES = [
  {
    means: 'authenticity',
    code: 'asks_for_pin',
    points: 'suspicious',
    weight: 4,
    says: 'It asks for a PIN, password or security code. Real firms never do.',
    cues: `
      munissez vous de votre carte bancaire | munissez vous de votre carte | lecteur de carte sur | confirmez avec votre lecteur | numéro de sécurité sociale et | digipass | code itsme | codes de carte`,
  },
  {
    means: 'authenticity',
    code: 'promises_money',
    points: 'suspicious',
    weight: 3,
    says: 'It promises money out of nowhere.',
    cues: `
      admissible à recevoir un remboursement | admissible à recevoir | remboursement impots gouv | remboursement en attente | compte personnel de formation expire | euros seront perdus | vos droits cpf | heureux gagnant | héritage en déshérence | virement interac en attente`,
  },
  {
    means: 'authenticity',
    code: 'threatens_arrest',
    points: 'suspicious',
    weight: 3.5,
    says: 'It threatens arrest over money. Real debts do not work like that.',
    cues: `
      mandat d amener | sites interdits | pédopornographie | copj | registre national des délinquants sexuels | inscription au registre des délinquants`,
  },
  {
    means: 'authenticity',
    code: 'family_emergency',
    points: 'suspicious',
    weight: 4.5,
    says: 'It claims to be family on a new number.',
    cues: `
      coucou papa | salut papa | mon téléphone est cassé | téléphone est tombé | téléphone cassé | nouveau numéro enregistre | hello maman`,
  },
  {
    means: 'authenticity',
    code: 'crypto_payment',
    points: 'suspicious',
    weight: 6,
    says: 'It asks for payment in crypto money. Only criminals do that.',
    cues: `
      en bitcoin | en bitcoins | usdt | portefeuille crypto`,
  },
  {
    means: 'authenticity',
    code: 'asks_remote_access',
    points: 'suspicious',
    weight: 4.5,
    says: 'It wants to get into your computer or phone.',
    cues: `
      anydesk | prise de contrôle à distance | votre ordinateur est bloqué | ordinateur a été bloqué`,
  },
] as const satisfies readonly CueRow[]
