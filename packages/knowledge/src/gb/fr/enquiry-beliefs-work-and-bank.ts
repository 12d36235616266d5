/** What people believe of checks on bank accounts, private messages and parties at work, put right: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_WORK_AND_BANK_FR: Words = {
  'gb.ask-benefit.bank-check': {
    says: 'Pas comme il veut. Mais une loi de 2025 permet au DWP d’ordonner aux banques de vérifier les comptes qui reçoivent Universal Credit, Pension Credit ou ESA. La banque ne signale que les comptes avec un indice, comme plus de £16,000 d’épargne ou un séjour trop long à l’étranger. Elle ne peut pas dire ce que vous achetez. La State Pension est exclue. Avant qu’une aide s’arrête, un agent doit vérifier. En cas de soupçon de fraude, il peut demander plus. Déclarez épargne et voyages.',
  },
  'gb.ask-work.private-messages': {
    says: 'Dans votre téléphone et vos comptes privés, l’employeur ne peut pas entrer sans votre accord. Il peut contrôler téléphone, courriels et messageries du travail, mais avec des limites. Il doit prévenir, avoir une bonne raison et ne pas prendre plus que nécessaire. En secret, c’est pour de rares cas, comme un soupçon de délit. Ce qu’un collègue lui montre peut servir. Demandez une copie de ce qu’il a. Plaignez-vous à lui, puis à l’ICO.',
  },
  'gb.ask-work.party': {
    says: 'Une fête donnée par l’entreprise compte comme du travail. Une bagarre, des menaces, des gestes sexuels ou des mots racistes peuvent coûter la place aussitôt. Avoir trop bu sans faire de mal suffit rarement. Avant de décider, l’entreprise doit vérifier et vous entendre. Venez avec un collègue ou un syndicat. Pour agir, il faut en général deux ans. Pour un emploi qui finit dès le 1er janvier 2027, six mois. Appelez Acas.',
  },
}
