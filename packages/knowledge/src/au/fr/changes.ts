/** The French words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_FR: Words = {
  'au.news.pay-later': {
    says: 'Depuis le 10 juin 2025, « acheter maintenant, payer plus tard » (buy now pay later) est un crédit selon la loi. L’entreprise doit avoir une licence et dépendre de l’AFCA.',
    was: '« Acheter maintenant, payer plus tard » (buy now pay later) était hors de la loi sur le crédit.',
    is: 'L’entreprise a besoin d’une licence, doit vérifier ce que vous pouvez payer et doit regarder les difficultés de paiement (hardship).',
  },
  'au.news.wage-theft': {
    says: 'Depuis le 1er janvier 2025, payer exprès trop peu les travailleurs est un crime.',
    was: 'Payer trop peu était puni seulement par des amendes civiles.',
    is: 'Un employeur qui paie exprès trop peu peut être poursuivi au pénal. Le Fair Work Ombudsman enquête gratuitement.',
  },
  'au.news.right-to-disconnect': {
    says: 'Les travailleurs des petites entreprises peuvent aussi laisser sans réponse des messages hors des heures de travail, sauf si c’est déraisonnable.',
    was: 'Le droit a commencé le 26 août 2024 pour les entreprises de 15 travailleurs ou plus.',
    is: 'Depuis le 26 août 2025, il vaut aussi pour les petites entreprises.',
  },
  'au.news.payday-super': {
    says: 'Depuis le 1er juillet 2026, la retraite (super) doit arriver à votre caisse dans les sept jours ouvrables après le jour de paie.',
    was: 'Les employeurs payaient la retraite (super) tous les trois mois.',
    is: 'La retraite (super) vient avec chaque paie. Vous pouvez signaler un retard au fisc (ATO).',
  },
  'au.news.nsw-rent-once': {
    says: 'En Nouvelle-Galles du Sud, le loyer peut monter une seule fois en 12 mois, dans tout type de bail.',
    was: 'Pour les durées fixes de moins de deux ans, la limite ne valait pas.',
    is: 'Depuis le 31 octobre 2024, la limite vaut pour tous, aussi quand le bail est renouvelé.',
  },
  'au.news.vic-rent-notice': {
    says: 'Dans le Victoria, une hausse de loyer demande maintenant un préavis de 90 jours.',
    was: 'Le préavis était de 60 jours.',
    is: 'Depuis le 25 novembre 2025, il est de 90 jours. Consumer Affairs Victoria peut vérifier si la hausse est juste.',
  },
}
