/** Questions about loans and the bank: hardship, a car or home that a lender wants to take, closed accounts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_FR: Words = {
  'au.ask.repossession': {
    says: 'Demandez maintenant au prêteur une aide pour difficultés (hardship), et plaignez-vous gratuitement à l’AFCA. Il doit envoyer un avis et attendre 30 jours, et il lui faut une permission pour entrer chez vous.',
  },
  'au.ask.home-loan': {
    says: 'Appelez l’équipe d’aide (hardship team) du prêteur et la ligne d’aide 1800 007 007. Il doit envoyer une mise en demeure (default notice) d’au moins 30 jours. Une plainte à l’AFCA arrête presque toujours cela.',
  },
  'au.ask.loan-hardship': {
    says: 'Dites au prêteur que c’est une hardship notice : pourquoi, ce que vous pouvez payer et jusqu’à quand. Un appel compte, mais écrivez aussi ; un retard n’empêche rien. Il doit répondre en 21 jours et motiver un refus. Jusque-là, et 14 jours après, il ne peut en général pas agir en justice. Ensuite l’AFCA décide gratuitement. Avant super ou faillite : 1800 007 007.',
  },
  'au.ask.account-closed': {
    says: 'Une banque peut fermer un compte, le plus souvent avec un préavis juste, et doit vous verser l’argent. Demandez la raison par écrit. Si c’est injuste, plaignez-vous à elle, puis à l’AFCA, gratuit.',
  },
  'au.ask.repo-agent': {
    says: "Un agent ne peut pas entrer sur le terrain où vous vivez pour prendre la voiture sans votre oui écrit ou une décision de justice. Vous n'avez rien à signer ; la police ne recouvre pas de dettes. Ailleurs, ils peuvent la prendre après un avis (default notice) et 30 jours. Saisissez AFCA aujourd'hui, 1800 931 678 : le plus souvent ils doivent attendre. Demandez par écrit une aide (hardship). Ne cachez pas la voiture : à une demande écrite, vous devez dire où elle est.",
  },
}
