/** The French words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_FR: Words = {
  'au.ask.no-will': {
    says: 'La loi de l’État dit qui hérite. Le plus souvent le mari, la femme ou le partenaire d’abord, puis les enfants à parts égales. Quelqu’un doit demander au Supreme Court les pouvoirs (letters of administration) avant que l’argent ou la maison passent.',
    dependsOn: 'votre État et les proches qui restent',
  },
  'au.ask.will-dispute': {
    says: 'Demandez par écrit une copie du testament. En New South Wales, les enfants et les personnes nommées peuvent le voir. Vous pouvez demander une part juste au tribunal, mais le délai est court : 12 mois après le décès là-bas, neuf au Queensland, six après le probate en Victoria.',
  },
  'au.ask.executor-slow': {
    says: 'L’exécuteur (executor) doit agir pour tous et a le plus souvent un an dès le décès. Demandez par écrit le testament, une liste, un compte et un jour de paiement. S’il vit dans la maison, il doit en général un loyer à la succession ou votre accord. Sinon, la Supreme Court peut ordonner un compte, une vente ou le remplacer. Voyez un avocat ; la succession peut payer.',
  },
}
