/** The French words of the rows in ../enquiry-used-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CARS_FR: Words = {
  'us.ask-consumer.car-three-days': {
    says: 'La loi fédérale ne donne pas trois jours pour rendre une voiture achetée chez un marchand. Une loi sur les voitures défectueuses (lemon law), une garantie ou un mensonge du marchand peut aider.',
    dependsOn: 'votre État, la garantie et ce que le marchand vous a dit',
  },
  'us.ask-consumer.as-is-car': {
    says: '« As is » (en l’état) met fin à la plupart des garanties, mais pas aux mensonges. Ce que le marchand a écrit sur la voiture peut compter. Demandez le Buyers Guide et plaignez-vous au procureur général de votre État (attorney general).',
    dependsOn: 'ce que le marchand vous a dit, et votre État',
  },
  'us.ask-life.lemon': {
    says: 'Après quelques réparations ratées d’un défaut sérieux dans les premières années ou les premiers miles, le fabricant doit le plus souvent la remplacer ou rembourser. Gardez chaque papier de réparation et écrivez au fabricant.',
    dependsOn: 'votre État, l’âge et les miles de la voiture, et les réparations',
  },
  'us.trouble.car-title': {
    says: 'Cacher que la voiture était une épave (salvage title) est le plus souvent un acte commercial injuste, « as is » (en l’état) ou non. Vous pouvez annuler l’achat ou réclamer la perte, dans certains États trois fois. Gardez l’annonce et les papiers.',
    dependsOn: 'ce qu’on vous a dit, et votre État',
  },
}
