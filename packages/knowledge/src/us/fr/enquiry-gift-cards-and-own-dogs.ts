/** The French words of the rows in ../enquiry-gift-cards-and-own-dogs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_FR: Words = {
  'us.named.ask-gift-card': {
    says: 'L’argent d’une carte-cadeau ne peut pas expirer avant cinq ans après l’achat, et certains États interdisent toute fin. Les frais d’inactivité ne commencent qu’après un an. Montrez la loi au magasin et demandez une nouvelle carte. Si le magasin a fait faillite, dépensez-la tout de suite ou déclarez la créance au tribunal.',
  },
  'us.named.ask-my-dog-bit': {
    dependsOn: 'votre État et ce qui s’est passé avant',
    says: 'Dans beaucoup d’États le maître paie pour une morsure, même la première. Ailleurs on doit montrer que vous saviez le danger ou étiez imprudent. Une provocation ou un cambriolage peut réduire la demande. Envoyez la lettre aujourd’hui à votre assurance habitation : elle paie et défend le plus souvent. Avant, n’admettez et ne payez rien. Demandez les factures.',
  },
  'us.named.ask-association-records': {
    says: 'Le plus souvent oui : les propriétaires peuvent voir budget, comptes, procès-verbaux et contrats. Demandez par lettre recommandée en nommant les papiers. En Floride ils ont 10 jours ouvrables, puis doivent jusqu’à $500 et votre avocat si vous gagnez. Ailleurs les délais varient. En cas de refus : bureau de l’État, médiation ou petites créances.',
  },
}
