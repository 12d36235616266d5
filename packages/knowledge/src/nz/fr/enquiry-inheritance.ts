/** The French words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_FR: Words = {
  'nz.ask.no-will': {
    says: 'Le mari, la femme ou le partenaire reçoit les objets de la maison, une première somme fixe et un tiers du reste. Les enfants partagent les deux autres tiers. Sans partenaire, les enfants partagent tout. Quelqu’un doit demander au High Court les pouvoirs (letters of administration).',
    dependsOn: 'les proches qui restent',
  },
  'nz.ask.will-dispute': {
    says: 'Demandez par écrit une copie à l’exécuteur (executor). Après le probate, le High Court vous donne le testament. Un enfant peut demander au tribunal une aide juste sur la succession, et réclamer une promesse faite pour un travail. Vous avez le plus souvent 12 mois après le probate.',
  },
  'nz.ask.executor-slow': {
    says: 'L’exécuteur (executor) doit agir pour tous et vous informer. Il peut en général attendre six mois après le probate avant de payer ; un an en tout est courant. Demandez par écrit le testament, une liste, un compte et une date. S’il vit dans la maison, il doit en général un loyer. Sinon, la High Court peut l’ordonner ou le remplacer. Voyez un avocat.',
  },
}
