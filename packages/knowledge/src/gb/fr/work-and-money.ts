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
  'gb.credit.right-car-finance': {
    says: 'Si une commission forte ou cachée a rendu votre crédit auto injuste, vous pouvez réclamer. Plaignez-vous gratuitement au prêteur. Pas besoin de société de réclamation.',
  },
  'gb.credit.right-hire': {
    says: 'Quand un tiers est payé, il leur faut un juge pour reprendre le bien. À la moitié, vous pouvez le rendre en bon état et ne plus rien devoir. Un tribunal peut vous donner du temps.',
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
  'gb.company.right-late': {
    says: "Vous pouvez contester la pénalité de retard, mais seulement pour une raison rare hors de votre contrôle. Demandez du temps avant l'envoi au recouvrement.",
  },
  'gb.bill.right-cut-off-gas': {
    says: 'Pour le gaz, ils doivent attendre 28 jours après la facture et prévenir sept jours avant. Ils ne peuvent pas couper pour une somme vraiment contestée.',
  },
  'gb.bill.right-water-council': {
    says: "Si votre compagnie d'eau ne règle pas le problème, le Consumer Council for Water aide gratuitement.",
  },
  'gb.bill.right-watersure': {
    says: "Un compteur, certaines aides, et trois enfants ou plus ou une maladie qui demande de l'eau ? Alors demandez WaterSure, qui limite la facture.",
  },
  'gb.copyright.know-small': {
    says: "Une demande jusqu'à £10,000 va aux petits litiges d'un tribunal spécial. Le perdant y paie peu des frais de l'autre.",
  },
}
