/** Arrêter une poursuite, sursis, mainlevée et crédit, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_TERMS_FR: Words = {
  'ch.order.right-missed': {
    says: 'Dix jours manqués pour une bonne raison, comme un séjour à l’hôpital ? Demandez à l’autorité de surveillance de les restituer, dès que vous pouvez agir.',
  },
  'ch.order.right-judge-stop': {
    says: 'Même sans opposition, un juge peut arrêter la poursuite. Montrez que la dette n’existe pas, est payée ou pas encore due.',
  },
  'ch.court.right-against-lifting': {
    says: 'Si l’on demande la mainlevée au juge, répondez à temps avec des pièces : payé, délai accordé, prescrit ou pas signé par vous.',
  },
  'ch.court.seize-right-parts': {
    says: 'L’office peut reporter la vente de vos biens jusqu’à douze mois si vous payez par acomptes. Demandez-le par écrit avec un montant.',
  },
  'ch.court.warn-stay-away': {
    says: 'Si vous ne venez pas à la conciliation, l’affaire peut continuer sans vous. Depuis 2025, une amende jusqu’à 1000 francs est aussi possible.',
  },
  'ch.credit.right-loan': {
    says: 'Un crédit privé ne peut être résilié que si vous devez un dixième du montant. Si la banque n’a pas vérifié vos moyens, elle peut perdre les intérêts, ou tout.',
  },
  'ch.debt.right-credit-bureau': {
    says: 'Une agence de renseignements ne peut garder que ce qui compte pour le crédit, et rien de faux. Demandez-lui gratuitement ce qu’elle a sur vous, et faites corriger les erreurs.',
  },
  'ch.debt.right-loss-paper': {
    says: 'Un acte de défaut de biens ne porte plus d’intérêt et se prescrit après 20 ans. Beaucoup de créanciers acceptent moins pour le racheter. Après une faillite, vous ne payez qu’en cas de nouvelle fortune.',
  },
}
