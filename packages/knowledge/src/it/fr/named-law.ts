/** The French words of Italy: demands for rent, car tax, and the taxes of towns. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_FR: Words = {
  'it.rent-demand.right-pay-later': {
    says: 'Si cela va au tribunal, vous pouvez payer loyer, intérêts et frais à la première audience, ou demander jusqu’à 90 jours. Alors le bail continue.',
  },
  'it.rent-demand.rights': {
    says: 'Vous pouvez contester la somme, proposer un plan, et rester dans le logement jusqu’à la décision d’un juge.',
  },
  'it.rent-demand.only-judge': {
    says: 'Seul un juge peut vous obliger à partir pour loyer impayé (sfratto per morosità). Un papier avec le jour d’une audience vient d’abord.',
  },
  'it.rent-demand.twenty-days': {
    says: 'Le propriétaire d’un logement peut demander à un juge de finir le bail quand un loyer a plus de vingt jours de retard.',
  },
  'it.rent-demand.duty': {
    says: 'Un locataire doit payer aux jours convenus. Le propriétaire doit garder le logement habitable et donner un reçu.',
  },
  'it.rent-demand.formal': {
    says: 'C’est une mise en demeure pour le loyer (messa in mora). Les intérêts courent depuis elle, et elle arrête la prescription de la dette.',
  },
  'it.rent-demand.step-plan': {
    says: 'Comparez les mois avec vos paiements. Écrivez au propriétaire maintenant et proposez un plan, avant qu’un procès ajoute des frais.',
  },
  'it.tax.right-car': {
    says: 'La région doit demander la taxe auto (bollo auto) avant la fin de la troisième année après celle où elle était due. Plus tard, c’est trop tard.',
  },
  'it.tax.right-town': {
    says: 'Une commune doit envoyer son avis (avviso) sur IMU ou TARI avant la fin de la cinquième année après celle en question.',
  },
  'it.tax.right-automatic': {
    says: 'Cette somme vient d’un contrôle par ordinateur de votre déclaration. Si un point n’était pas clair, le bureau devait d’abord vous demander et laisser 30 jours. Sinon, dites-le dans votre recours (ricorso).',
  },
}
