/** Questions about wages kept back at the end of a job, and unpaid trials: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_WAGES_FR: Words = {
  'au.ask.notice-not-worked': {
    says: 'Non, pas tout. La plupart des conventions (awards) permettent de garder une semaine de salaire au plus. Il faut avoir 18 ans, avoir dû un préavis, et que ce soit juste. Les congés gagnés ne peuvent jamais être gardés. Les occasionnels (casuals) ne doivent pas de préavis. Sans telle règle ou accord écrit, rien ne peut être gardé. Réclamez par écrit, puis 13 13 94. Vous avez six ans.',
  },
  'au.ask.trial-shift': {
    says: 'Non, il faut le plus souvent payer. Un essai ne peut être gratuit que pour montrer le savoir-faire, sous surveillance et le temps nécessaire. C’est une heure à un service au plus. Toutes les autres heures sont dues au tarif (award). Envoyez par écrit les jours et les heures avec une date de paiement. Puis appelez le Fair Work Ombudsman, 13 13 94.',
  },
  'au.ask.sacked-for-asking': {
    says: 'Vous pouvez agir dès le premier jour ; les six mois ne comptent pas ici. Il est interdit de vous renvoyer parce que vous avez parlé de paie, vous êtes plaint ou étiez malade (general protections). L’employeur doit prouver une autre raison. Saisissez la Fair Work Commission dans les 21 jours : 1300 799 675. Après six mois (12 en petite entreprise), l’unfair dismissal est aussi possible.',
  },
  'au.ask.super-for-casuals': {
    says: 'Les travailleurs occasionnels (casuals) ont aussi droit à la retraite (super). Dès 18 ans : 12 % du salaire normal, même très faible ; la limite de 450 $ a disparu en 2022. Avant 18 ans, et chez un particulier, il faut plus de 30 heures dans la semaine. Depuis le 1er juillet 2026, l’argent doit être au fonds dans les sept jours ouvrables après la paie. Regardez votre fonds. S’il manque, écrivez au patron, puis prévenez l’ATO.',
  },
}
