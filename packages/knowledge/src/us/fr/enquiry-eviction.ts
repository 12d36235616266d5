/** The French words of the rows in ../enquiry-eviction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_FR: Words = {
  'us.ask-home.lockout': {
    says: 'Dans presque chaque État, un propriétaire ne peut pas vous enfermer dehors, couper le courant ni enlever vos affaires. Appelez maintenant la police, sur la ligne qui n’est pas pour les urgences, et l’aide juridique (legal aid).',
  },
  'us.ask-home.must-leave': {
    says: 'Vous n’êtes pas obligé de partir le dernier jour d’un avis. Le propriétaire doit ensuite aller au tribunal et gagner. Répondez à temps à tout papier du tribunal et appelez l’aide juridique (legal aid) aujourd’hui.',
  },
  'us.ask-home.wants-me-out': {
    says: 'Pendant un bail à durée fixe, le propriétaire a besoin d’une raison. Pour une location au mois, un avis écrit est dû, dans la plupart des États 30 jours ou plus. Dans certains, comme le New Jersey ou la Californie, la loi doit aussi prévoir la raison. Vous n’êtes pas obligé de partir avant qu’un tribunal l’ordonne.',
    dependsOn: 'votre bail, votre État et votre ville',
  },
  'us.ask-home.eviction-lawyer': {
    says: 'Appelez l’aide juridique (legal aid) ou le 211 aujourd’hui. L’aide juridique est gratuite pour les bas revenus, et dans certaines villes chaque locataire au tribunal a un avocat gratuit.',
  },
  'us.ask-home.eviction-record': {
    says: 'Une société de vérification peut le plus souvent signaler une expulsion pendant sept ans. Vous pouvez obtenir son rapport, contester les erreurs et, dans beaucoup d’États, demander au tribunal de cacher l’affaire (seal).',
  },
  'us.ask-home.pay-before-court': {
    says: 'Dans beaucoup d’États, payer tout le loyer, les frais et les coûts du tribunal avant l’audience ou le jugement arrête l’affaire. Payez de façon à garder une preuve. Allez quand même au tribunal et demandez la fin de l’affaire.',
    dependsOn: 'votre État et le jour où vous payez',
  },
}
