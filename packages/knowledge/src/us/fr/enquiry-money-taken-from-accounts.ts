/** The French words of the rows in ../enquiry-money-taken-from-accounts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_FR: Words = {
  'us.fact.stop-debits': {
    says: 'Vous pouvez l’arrêter à tout moment, quoi que vous ayez signé. Dites à la banque de bloquer les paiements, au moins trois jours ouvrés avant le prochain. Écrivez au prêteur et à la banque que vous retirez votre accord. Contestez tout prélèvement ultérieur dans les 60 jours du relevé. La dette reste.',
  },
  'us.fact.benefits-frozen': {
    says: 'La banque doit laisser libre jusqu’à deux mois de Social Security, SSI ou VA versés directement. Elle ne peut prendre aucun frais de saisie dessus. Demandez par écrit de débloquer l’argent. Déposez la claim of exemption au tribunal indiqué, dans le délai, et appelez legal aid.',
  },
  'us.fact.code-tricked': {
    says: 'Ce n’est pas fini. Si un voleur a envoyé l’argent avec un code obtenu de vous par ruse, la loi le tient pour non autorisé. Avoir été trompé n’est pas un motif de refus. Signalé en deux jours ouvrés, vous devez 50 $ au plus. Demandez par écrit leurs pièces et plaignez-vous au CFPB.',
  },
  'us.fact.zelle-self-sent': {
    says: 'Appelez tout de suite la banque et demandez le rappel du paiement. Si vous l’avez envoyé vous-même à cause d’un mensonge, la loi n’oblige en général pas la banque à payer. Demandez quand même : Zelle rembourse certains cas de faux agents. Portez plainte à la police, au CFPB et à la FTC.',
  },
  'us.fact.card-dispute-closed': {
    says: 'Vous pouvez encore contester. Envoyez à l’émetteur un avis écrit d’erreur de facturation (billing error), à son adresse prévue, dans les 60 jours du premier relevé. Joignez vos preuves, comme le mauvais code postal. Vous n’avez pas à payer cette somme pendant l’examen. S’il refuse : CFPB, ou procès contre le vendeur.',
  },
}
