/** The French words of the rows in ../enquiry-pay-and-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_CARS_FR: Words = {
  'us.ask-life.wages': {
    says: 'Demandez par écrit la somme et le jour, avec vos heures. Puis déposez une réclamation de salaire gratuite (wage claim) au bureau du travail de votre État. Vous pouvez aussi aller en justice, le plus souvent pour le double. On ne peut pas vous punir d’avoir demandé.',
  },
  'us.ask-life.lemon': {
    says: 'Après quelques réparations ratées d’un défaut sérieux dans les premières années ou les premiers miles, le fabricant doit le plus souvent la remplacer ou rembourser. Gardez chaque papier de réparation et écrivez au fabricant.',
    dependsOn: 'votre État, l’âge et les miles de la voiture, et les réparations',
  },
  'us.ask-life.unfair': {
    says: 'C’est interdit si la raison était la race, la couleur, la religion, le sexe, l’origine, l’âge à partir de 40 ans ou un handicap. Écrivez ce qui a été dit. Déposez une plainte auprès de l’EEOC ou au bureau de l’État dans les 180 ou 300 jours.',
    dependsOn: 'la raison et les preuves',
  },
}
