/** French: jobs, package holidays, immigration papers, nursing homes, injury claims, and names on bills. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TRAVEL_AND_CARE_FR: Words = {
  'ie.work.right-transfer': {
    says: 'Si votre travail passe à un autre employeur, votre poste et votre contrat suivent. On doit vous prévenir à temps, si possible 30 jours avant.',
  },
  'ie.work.right-terms': {
    says: 'Votre employeur doit vous donner les conditions principales par écrit sous cinq jours, et le reste sous un mois. Vous pouvez vous plaindre à la Workplace Relations Commission.',
  },
  'ie.work.right-hours': {
    says: 'Vous avez droit à quatre semaines de congés payés par an, à des pauses, et à 48 heures par semaine au plus en moyenne.',
  },
  'ie.work.right-telling': {
    says: "On ne peut pas vous punir ni vous renvoyer pour avoir signalé des fautes. Aucune ancienneté n'est exigée. Le Circuit Court peut agir sous 21 jours.",
  },
  'ie.work.right-remote': {
    says: "Vous pouvez demander le travail à distance dès le premier jour. L'employeur doit répondre par écrit sous quatre semaines avec ses raisons, mais peut dire non.",
  },
  'ie.package.right': {
    says: "Si l'organisateur annule ou change beaucoup le voyage, vous pouvez tout récupérer. S'il s'est mal passé, vous pouvez demander un prix plus bas.",
  },
  'ie.bag.right': {
    says: "La compagnie doit payer un bagage perdu, en retard ou abîmé, jusqu'à une limite. Écrivez dans les 7 jours pour un dégât, et 21 jours pour un retard.",
  },
  'ie.stay.wants': {
    says: "Le service d'immigration a dit non. La lettre dit si vous pouvez faire appel ou demander un réexamen, et avant quand.",
  },
  'ie.stay.right': {
    says: 'Vous avez droit aux raisons par écrit. Un refus de visa peut être contesté gratuitement, le plus souvent sous deux mois.',
  },
  'ie.stay.step': {
    says: "Prenez conseil cette semaine auprès d'un avocat ou de l'Immigrant Council of Ireland. Ne laissez pas finir votre séjour : demandez le renouvellement à temps.",
  },
  'ie.stay.right-deport': {
    says: 'Avant une expulsion, vous recevez une lettre et 15 jours ouvrés pour dire pourquoi rester. Prenez un avocat maintenant ; le Legal Aid Board peut aider.',
  },
  'ie.stay.know-citizen': {
    says: "Pas d'appel contre un refus de nationalité. Vous pouvez refaire une demande. Un tribunal peut vérifier si la décision était juste.",
  },
  'ie.care.right-fair-deal': {
    says: "Avec Fair Deal, vous payez une part des revenus et biens, et l'État le reste. Le logement ne compte que trois ans. Vous pouvez demander une révision ou faire appel.",
  },
  'ie.injury.right-time': {
    says: "Une demande pour blessure doit commencer sous deux ans. Écrivez à l'autre partie sous un mois. La plupart passent d'abord par l'Injuries Resolution Board.",
  },
  'ie.public.right-ombudsman': {
    says: "Plaignez-vous d'abord à l'organisme public. Ensuite, l'Ombudsman examine gratuitement, le plus souvent sous 12 mois.",
  },
  'ie.parking.right-fair-terms': {
    says: 'Une somme sur un terrain privé repose sur un contrat. Un panneau peu clair, ou une somme bien trop haute, peut ne pas vous lier.',
  },
  'ie.tax.know-interest': {
    says: "Des intérêts courent pour chaque jour de retard de l'impôt. Revenue peut accepter des paiements par étapes, et n'agit pas tant que vous les tenez.",
  },
  'ie.home.right-hap': {
    says: 'Un propriétaire ne peut pas vous refuser parce que vous avez HAP ou une autre aide au logement. Vous pouvez saisir la Workplace Relations Commission, après lui avoir écrit sous deux mois.',
  },
  'ie.home.right-homeless': {
    says: "Si vous n'avez nulle part où aller, demandez tout de suite à la commune de vous reconnaître sans logement. Elle peut payer un hébergement.",
  },
}
