/** Questions about money taken from benefits: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_DEDUCTIONS_FR: Words = {
  'gb.ask-debt.benefit-seized': {
    says: 'Une société de carte, de prêt ou de catalogue ne peut pas prendre une aide à sa source. Les retenues sur Universal Credit valent seulement pour certaines dettes, comme le loyer, l’énergie ou l’impôt local (council tax). L’argent déjà sur votre compte est moins protégé : prenez un conseil gratuit.',
  },
  'gb.ask-debt.benefit-mistake': {
    says: 'Un Universal Credit versé par erreur peut être repris, même si l’erreur était la leur. La plupart des aides plus anciennes sont à rembourser seulement si vous avez oublié un fait ou donné un fait faux. Vous pouvez demander un nouvel examen, un montant plus petit ou un abandon (waiver).',
    dependsOn: 'l’aide dont il s’agit',
  },
  'gb.ask-debt.uc-their-mistake': {
    says: 'Universal Credit peut être repris même si l’erreur venait d’eux. Vous pouvez agir quand même. Dans le mois de la lettre, demandez un réexamen (mandatory reconsideration) de la somme et du motif, avec vos messages du journal. Ensuite vous pouvez faire appel. Demandez à DWP Debt Management de plus petits paiements, ou l’abandon car l’erreur est la leur et vous nuit. Plaignez-vous aussi de l’erreur. Citizens Advice aide gratuitement.',
  },
  'gb.ask-debt.uc-overpaid-ni': {
    says: 'Universal Credit peut être repris même si l’erreur venait d’eux ; les anciennes aides, surtout si la faute est la vôtre. Dans le mois de la lettre, demandez au Department for Communities de revoir la somme et le motif, avec preuves. Ensuite vous pouvez faire appel. Demandez de plus petits paiements, ou l’abandon si cela vous nuit. Advice NI aide gratuitement au 0800 915 4604.',
  },
  'gb.ask-benefit.savings-not-told': {
    says: 'Dites-le aujourd’hui dans le journal, avec sommes et dates, avant qu’on redemande. Jusqu’à £6,000 rien ne change. Au-delà, £4.35 par mois pour chaque £250 sont à rendre, donc rarement tout. Ils peuvent ajouter £50 pour négligence. Ce n’est un délit que si vous saviez devoir le dire. Un interview under caution ? Voyez d’abord un avocat gratuit et ne dites rien avant.',
  },
}
