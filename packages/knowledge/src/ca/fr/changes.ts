/** The French words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_WORDS: Words = {
  'ca.news.nsf-fee': {
    says: 'Depuis le 12 mars 2026, une banque peut prendre au plus 10 $ quand un paiement échoue faute d’argent.',
    was: 'Les banques prenaient jusqu’à environ 48 $ chaque fois.',
    is: 'Au plus 10 $, une fois en deux jours ouvrables, et rien s’il manque moins de 10 $.',
  },
  'ca.news.interest-cap': {
    says: 'Pour les prêts depuis le 1er janvier 2025, un intérêt de plus de 35 % par an est un crime. Un prêt sur salaire coûte au plus 14 $ par 100 $.',
    was: 'La limite était de 60 % par an, soit environ 48 % selon le calcul des prêteurs.',
    is: 'La limite est de 35 % par an avec tous les frais, pour les contrats faits depuis.',
  },
  'ca.news.on-seven-days': {
    says: 'Depuis le 21 septembre 2026, un avis N4 pour loyer impayé ne vous donne que sept jours pour payer.',
    was: 'Un locataire au mois avait 14 jours pour payer après un N4.',
    is: 'C’est sept jours pour tout N4 donné depuis le 21 septembre 2026.',
  },
  'ca.news.on-review': {
    says: 'Depuis le 1er juillet 2026, vous n’avez que 15 jours pour demander à la Commission de la location immobilière de l’Ontario de réviser son ordonnance.',
    was: 'Vous aviez 30 jours pour demander la révision d’une ordonnance.',
    is: 'C’est 15 jours pour toute ordonnance rendue depuis le 1er juillet 2026.',
  },
  'ca.news.on-rent-guideline': {
    says: 'En Ontario, la plupart des loyers peuvent augmenter d’au plus 2,1 % en 2026 et 1,9 % en 2027.',
    was: 'La limite était de 2,5 % en 2025.',
    is: 'La limite est de 2,1 % en 2026 et de 1,9 % en 2027, avec un avis de 90 jours. Un logement récent peut ne pas avoir de limite.',
  },
  'ca.news.on-small-claims': {
    says: 'Depuis le 1er octobre 2025, la Cour des petites créances de l’Ontario entend les demandes jusqu’à 50 000 $.',
    was: 'La limite était de 35 000 $.',
    is: 'La limite est de 50 000 $. Vous n’y avez pas besoin d’avocat.',
  },
  'ca.news.qc-door-sales': {
    says: 'Au Québec, les vendeurs itinérants ne peuvent plus vendre du chauffage, de la climatisation, de l’isolation ou de la décontamination, ni le crédit qui va avec.',
    was: 'Les vendeurs itinérants pouvaient vendre cela avec un prêt.',
    is: 'Ces contrats sont interdits. Vous pouvez demander l’annulation.',
  },
  'ca.news.phone-fees': {
    says: 'Depuis le 12 juin 2026, les firmes de téléphone et les grandes firmes d’internet ne peuvent rien facturer pour activer, changer ou annuler un forfait. L’installation chez vous peut encore coûter.',
    was: 'Une firme pouvait facturer l’activation, et jusqu’à 50 $ pour annuler un forfait sans téléphone.',
    is: 'Aucuns frais pour activer, changer ou annuler. Le reste d’un rabais sur le téléphone peut encore être demandé.',
  },
}
