/** The French words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_WORDS: Words = {
  'be.news.first-reminder-free': {
    says: 'Depuis le 1er décembre 2023, les règles sur les rappels et les frais valent aussi pour les contrats plus anciens.',
    was: 'Pour les contrats d’avant septembre 2023, les anciennes règles valaient.',
    is: 'Pour toutes les factures, le premier rappel est gratuit, avec 14 jours pour payer, et les frais sont plafonnés.',
  },
  'be.news.brussels-unfair-rent': {
    says: 'À Bruxelles, un loyer abusif est interdit depuis le 1er mai 2025. Plus de 20 % au-dessus du loyer de référence est en principe abusif.',
    was: 'Le loyer de référence n’était qu’un guide.',
    is: 'Vous pouvez demander l’avis de la Commission paritaire locative (CPL), et au juge de baisser le loyer.',
  },
  'be.news.unemployment-limit': {
    says: 'Depuis 2026, les allocations de chômage sont limitées à 24 mois au plus. Les fins se font par étapes en 2026.',
    was: 'L’allocation n’avait pas de date de fin.',
    is: 'Elle dure un an, et jusqu’à un an de plus pour ceux qui ont travaillé plus longtemps. Demandez votre dernier jour à l’ONEM.',
  },
  'be.news.judge-checks-age': {
    says: 'Un juge doit maintenant vérifier lui-même si la dette d’un consommateur envers une entreprise est trop ancienne.',
    was: 'Vous deviez dire vous-même que la dette était prescrite.',
    is: 'Le juge regarde aussi. Dites-le quand même, par écrit.',
  },
  ...europeanChangeWords('be', 'fr'),
}
