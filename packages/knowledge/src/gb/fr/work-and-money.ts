/** French: transfers, insolvency, sick pay, resigning, covenants, car finance, taxes, and a few names on bills. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_AND_MONEY_FR: Words = {
  'gb.work.right-transfer': {
    says: 'Si votre travail passe à un autre employeur, votre poste et votre contrat suivent. Être renvoyé pour cela est le plus souvent injuste. On doit vous informer et vous consulter avant.',
  },
  'gb.work.right-insolvent': {
    says: "Si l'employeur n'a pas d'argent, l'État paie l'indemnité, jusqu'à huit semaines de salaire, les congés et le préavis, jusqu'à une limite. Demandez votre numéro de dossier à l'administrateur.",
  },
  'gb.work.right-sick-pay': {
    says: "Depuis le 6 avril 2026, l'indemnité maladie (statutory sick pay) commence le premier jour, même avec un petit salaire. Elle dure jusqu'à 28 semaines.",
  },
  'gb.work.right-resign': {
    says: "Si l'employeur viole gravement le contrat et que vous partez pour cela, cela peut compter comme un renvoi. Prenez conseil avant, et n'attendez pas trop.",
  },
  'gb.work.right-whistle': {
    says: "On ne peut pas vous punir ni vous renvoyer pour avoir bien signalé un danger, un délit ou une dissimulation. Aucune ancienneté n'est exigée.",
  },
  'gb.work.right-covenant': {
    says: 'Une interdiction de travailler ailleurs ne vaut que si elle protège un vrai intérêt, sans excès. Un tribunal peut rayer la partie qui va trop loin.',
  },
  'gb.work.right-redundancy-sum': {
    says: "Vérifiez la somme : une demi-semaine, une, ou une et demie par année complète, selon l'âge. Elle compte 20 ans au plus, et la semaine a une limite.",
  },
  'gb.tax.right-years': {
    says: "HMRC peut le plus souvent remonter à quatre ans, six en cas de négligence et 20 si c'était voulu. Il faut plus qu'une supposition. Vous avez 30 jours pour faire appel.",
  },
  'gb.tax.right-check': {
    says: "HMRC ne peut demander que ce qu'il faut pour le contrôle. Vous pouvez demander pourquoi, avoir un conseil, et demander au tribunal de clore un contrôle trop long.",
  },
  'gb.tax.right-late': {
    says: 'La pénalité de retard tombe si vous aviez une bonne excuse, ou un délai accordé avant le jour de la pénalité.',
  },
  'gb.tax.right-simple': {
    says: 'Si les chiffres sont faux, dites-le à HMRC sous 60 jours. Après sa réponse, vous avez 30 jours pour faire appel.',
  },
  'gb.tax.know-child-charge': {
    says: "La taxe commence quand vous ou votre partenaire gagnez plus de £60,000. À £80,000, elle prend toute l'allocation. Vous pouvez arrêter le versement et garder le droit.",
  },
  'gb.copyright.know-small': {
    says: "Une demande jusqu'à £10,000 va aux petits litiges d'un tribunal spécial. Le perdant y paie peu des frais de l'autre.",
  },
}
