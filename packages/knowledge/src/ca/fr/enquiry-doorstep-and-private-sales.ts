/** The French words of the rows in ../enquiry-doorstep-and-private-sales.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOORSTEP_AND_PRIVATE_SALES_FR: Words = {
  'ca.fact.door-sale-on': {
    says: 'En Ontario, une firme ne peut vendre ni louer à la porte fournaise, chauffe-eau, climatiseur ou filtre sans votre demande. Un tel contrat est nul : vous ne devez rien. Pour d’autres ventes à domicile, vous avez 10 jours après la copie écrite, et jusqu’à un an en cas de mensonge. Annulez par écrit et plaignez-vous à Protection du consommateur Ontario.',
  },
  'ca.fact.door-sale-qc': {
    says: 'Au Québec, un contrat signé chez vous avec un commerçant itinérant s’annule dans les 10 jours de la copie, sans motif. Vous avez un an si le permis ou le formulaire manque, ou pour le chauffage, la climatisation ou l’isolation : depuis novembre 2024, c’est en général interdit. Envoyez maintenant le formulaire ou une lettre recommandée. Le prêt lié tombe aussi. Vérifiez le permis à l’OPC.',
  },
  'ca.fact.door-sale': {
    says: 'Si vous avez signé à la porte ou chez vous, vous pouvez en général annuler dans les 10 jours de votre copie, sans motif. C’est plus long, jusqu’à un an, s’il manque des mentions ou le permis. Écrivez par courriel ou recommandé avec preuve. Remboursement en 15 jours environ.',
  },
  'ca.fact.gym-cancel-on': {
    says: 'En Ontario, vous pouvez quitter un gym dans les 10 jours du contrat écrit, sans motif. Écrivez avec preuve ; remboursement en 15 jours. Ensuite le contrat dure un an au plus, payable au mois. Il ne peut se renouveler longtemps sans vous prévenir. Cherchez aussi une clause médicale.',
  },
  'ca.fact.private-car-as-is': {
    says: 'Hors Québec, un vendeur privé ne garantit rien, et « as is » tient en général. Cela ne couvre pas le mensonge : si l’annonce ou les messages étaient faux, demandez remboursement ou dommages. Gardez l’annonce. Écrivez avec une date, puis petites créances. Au Québec, le particulier répond aussi des vices cachés.',
    dependsOn: 'ce que le vendeur a dit et la province',
  },
  'ca.fact.hidden-fault-qc': {
    says: 'Au Québec, le vendeur répond des vices cachés graves présents à la vente, même s’il les ignorait. Écrivez-lui vite, en général dans les six mois de la découverte, par recommandé. Laissez-le voir avant de réparer, sauf urgence. Prenez un rapport d’expert. Vous avez en général trois ans pour poursuivre.',
  },
  'ca.fact.tree-fell': {
    says: 'Appelez d’abord votre propre assurance habitation : elle paie en général maison, cabanon ou clôture, et l’assurance auto une voiture. Un arbre sain abattu par une tempête n’est en général la faute de personne. Le voisin ne paie que si l’arbre était mort ou dangereux et qu’il le savait ou devait le savoir. Prenez des photos avant le nettoyage.',
  },
  'ca.fact.nosi-on': {
    says: "Depuis juin 2024, un avis (NOSI) pour une fournaise, un chauffe-eau ou autre est réputé expiré en Ontario. Il ne grève pas votre maison : pas besoin de le payer pour vendre. Demandez à votre avocat de le faire radier. Le contrat peut continuer : demandez une copie et contestez la somme. Vendu à votre porte depuis mars 2018 sans demande de votre part ? Alors il est nul. Protection du consommateur de l'Ontario : 1-800-889-9768.",
  },
}
