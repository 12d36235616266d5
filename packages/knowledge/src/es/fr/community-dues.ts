/** The French words of Spain: community dues. */
import type { Words } from '@plainletter/contracts/rule'

export const COMMUNITY_DUES_FR: Words = {
  'es.community.right-certificate': {
    says: 'Demandez le certificat de la dette et le procès-verbal de l’assemblée. Pour l’ordre de payer rapide (monitorio), il leur faut les deux, et ils doivent vous avoir prévenu.',
  },
  'es.community.right-contest': {
    says: 'Vous pouvez contester une décision de l’assemblée sous trois mois, ou un an si elle viole la loi. Soyez à jour ou déposez la somme.',
  },
  'es.community.know-share': {
    says: 'Chaque propriétaire doit payer une part des frais communs. Celui qui doit peut parler à l’assemblée, mais le plus souvent pas voter.',
    learnMore:
      'Le logement lui-même répond des charges de cette année et des trois années d’avant.',
  },
  'es.community.step-account': {
    says: 'Demandez à l’administrateur une liste des mois impayés, de votre part et des paiements reçus.',
  },
}
