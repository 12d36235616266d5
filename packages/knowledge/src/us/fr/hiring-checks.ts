/** The French words of the rows in ../hiring-checks.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HIRING_CHECKS_FR: Words = {
  'us.pay.right-background': {
    says: 'Avant d’agir selon un rapport sur votre passé (background report), un employeur doit vous donner une copie et du temps pour répondre. Vous pouvez contester les erreurs.',
  },
  'us.life.right-verify': {
    says: 'Si E-Verify ne correspond pas, vous pouvez le contester dans les huit jours de travail fédéraux et continuer à travailler pendant ce temps. Vous choisissez quels papiers I-9 montrer.',
  },
}
