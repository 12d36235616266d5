/** The French words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_WORDS: Words = {
  'ch.news.premium-twice': {
    says: 'Depuis le 1er janvier 2025, une caisse-maladie peut vous poursuivre au plus deux fois par an.',
    was: 'Une caisse pouvait lancer autant de poursuites qu’elle voulait.',
    is: 'Au plus deux par an pour vos primes, et deux pour celles d’un enfant.',
  },
  'ch.news.premium-children': {
    says: 'Depuis 2024, les enfants ne doivent jamais les primes de leur enfance, même adultes.',
    was: 'Des enfants devenus adultes pouvaient être poursuivis pour les primes non payées par leurs parents.',
    is: 'Seuls les parents les doivent. Une poursuite contre l’enfant est nulle.',
  },
  'ch.news.court-advance': {
    says: 'Depuis le 1er janvier 2025, un tribunal ne peut en général demander au demandeur que la moitié des frais d’avance.',
    was: 'Un tribunal pouvait demander d’avance tous les frais probables.',
    is: 'Au plus la moitié dans la plupart des cas. Le tribunal rembourse lui-même ce qu’il doit rendre.',
  },
  'ch.news.reference-rate': {
    says: 'Le taux de référence pour les loyers est descendu à 1,25 % en septembre 2025. Vous pouvez demander un loyer plus bas.',
    was: 'Le taux était de 1,5 % depuis mars 2025 et de 1,75 % avant.',
    is: 'Si votre loyer repose sur un taux plus haut, écrivez au bailleur. Vérifiez d’abord le taux d’aujourd’hui.',
  },
  'ch.news.first-rent-form': {
    says: 'Depuis le 1er octobre 2025, la formule de loyer initial doit montrer le taux de référence et l’indice de l’ancien loyer.',
    was: 'La formule montrait l’ancien loyer, mais pas sa base.',
    is: 'Là où la formule est obligatoire, vous pouvez comparer et contester le loyer initial dans les 30 jours.',
  },
  'ch.news.building-defects': {
    says: 'Pour les contrats de construction depuis le 1er janvier 2026, vous avez 60 jours pour signaler un défaut. Avant, c’était environ une semaine.',
    was: 'Il fallait signaler les défauts tout de suite, en pratique en sept jours environ.',
    is: '60 jours dès la livraison ou la découverte. Le droit à la réparation gratuite ne peut pas être exclu.',
  },
}
