/** The French words of the rows in ../enquiry-dealer-warranty.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEALER_WARRANTY_FR: Words = {
  'au.ask.dealer-warranty-qld': {
    says: 'Au Queensland, un garage doit une garantie sur la plupart des voitures d’occasion ; un papier « as is » n’y change rien. Moins de 160 000 km et 10 ans au plus : 3 mois ou 5 000 km. Au-delà : 1 mois ou 1 000 km. Signalez le défaut par écrit dans ce délai avec un rapport ; la réparation est gratuite. Défaut majeur : remboursement possible. S’il refuse : Fair Trading, puis QCAT.',
  },
  'au.ask.dealer-as-is': {
    says: 'Un papier « as is » ou « no warranty » n’enlève pas les garanties du consommateur : une telle clause est nulle. La voiture d’un garage doit être de qualité acceptable pour son âge, son prix et ses kilomètres. Défaut majeur : vous choisissez remboursement, autre voiture ou réparation. Seul un défaut montré avant ne compte pas. Rapport, lettre avec date, puis fair trading et tribunal de l’État.',
  },
  'au.ask.dealer-warranty-nsw-vic': {
    says: 'En Nouvelle-Galles du Sud et au Victoria, la plupart des voitures de garage de 10 ans au plus et moins de 160 000 km ont une garantie légale. Elle dure 3 mois ou 5 000 km ; « as is » n’y met pas fin. Prévenez vite par écrit avec un rapport et laissez réparer. Les plus vieilles ont les garanties du consommateur : remboursement si défaut majeur. Puis Fair Trading, NCAT ou VCAT.',
  },
  'au.ask.dealer-warranty-wa': {
    says: 'En Australie-Occidentale, la plupart des voitures de garage à 4 000 dollars ou plus ont une garantie légale. Jusqu’à 10 ans et 150 000 km : 3 mois ou 5 000 km. Jusqu’à 12 ans et 180 000 km : 1 mois ou 1 500 km. On n’y renonce qu’avec l’accord du Commissioner. Prévenez vite par écrit et laissez réparer. Défaut majeur : remboursement. Puis Consumer Protection, 1300 30 40 54.',
  },
}
