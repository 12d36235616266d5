/** The French words of Ireland: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_FR: Words = {
  'ie.news.rent-control': {
    says: 'Depuis le 20 juin 2025, les limites à la hausse des loyers valent dans tout le pays.',
    was: 'Les limites ne valaient que dans les zones de pression (rent pressure zones).',
    is: 'Tout le pays est couvert. Vérifiez un avis de loyer auprès du Residential Tenancies Board.',
  },
  'ie.news.lender-rules': {
    says: 'De nouvelles règles pour les banques et sociétés de prêt, sur les clients en retard, valent depuis le 24 mars 2026.',
    was: 'Le Consumer Protection Code de 2012 et le code sur les retards de prêt immobilier valaient.',
    is: 'Des règlements de la banque centrale (Central Bank) les remplacent. Les prêteurs doivent toujours vous aider et ne pas vous contacter trop souvent.',
  },
  'ie.news.minimum-wage': {
    says: 'Depuis le 1er janvier 2026, le salaire minimum est de 14,15 € de l’heure.',
    was: 'Il était de 13,50 € de l’heure.',
    is: 'Il est de 14,15 € à partir de 20 ans.',
  },
  'ie.news.auto-enrolment': {
    says: 'Depuis le 1er janvier 2026, la plupart des salariés sans retraite d’entreprise sont inscrits à un plan d’épargne de l’État.',
    was: 'Personne n’était obligé d’entrer dans un plan de retraite au travail.',
    is: 'Vous, votre employeur et l’État payez. Vous pouvez sortir au septième et au huitième mois.',
  },
  ...europeanChangeWords('ie', 'fr'),
}
