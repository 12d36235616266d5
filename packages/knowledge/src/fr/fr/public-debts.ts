/** The French words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_FR: Words = {
  'fr.state.want': {
    says: 'L’argent est dû à l’État, à une commune ou à un autre organisme public. Le Trésor public le recouvre.',
  },
  'fr.state.who': {
    says: 'Le Trésor public (comptable public) recouvre pour l’État, les communes et les hôpitaux publics. Ses pouvoirs sont bien plus forts que ceux des créanciers privés.',
  },
  'fr.state.reality': {
    says: 'Il n’a pas besoin d’un juge. Il peut prendre de l’argent à votre banque, votre employeur ou votre retraite (SATD). Il doit vous prévenir et indiquer les recours.',
  },
  'fr.state.local-reality': {
    says: 'Une commune peut créer elle-même un titre pour sa facture (titre exécutoire). Le Trésor public peut alors saisir sans juge.',
  },
  'fr.state.social-reality': {
    says: 'Après une mise en demeure, cet organisme peut délivrer lui-même un ordre de payer (contrainte). Sans opposition, il vaut un jugement.',
  },
  'fr.state.rights': {
    says: 'Vous pouvez voir sur quoi repose la dette, la contester à temps et demander un échéancier.',
  },
  'fr.state.know-floor': {
    says: 'Même l’État ne peut pas tout prendre. Votre banque doit vous laisser une somme de base, et une part du salaire est protégée.',
  },
  'fr.state.right-seizure': {
    says: 'De l’argent a déjà été pris ? Vous avez deux mois pour contester la saisie par écrit auprès du service indiqué.',
  },
  'fr.state.right-local': {
    says: 'Vous pouvez contester la facture d’une commune ou d’un hôpital public au tribunal dans les deux mois. Le recouvrement s’arrête alors.',
  },
  'fr.state.right-local-years': {
    says: 'Le Trésor public a quatre ans pour recouvrer la facture d’une commune ou d’un hôpital public. Chaque acte de poursuite les relance.',
  },
  'fr.state.right-fine': {
    says: 'Vous pouvez contester une amende majorée dans les 30 jours après l’envoi de l’avis. Si vous n’avez jamais su, c’est souvent encore possible.',
  },
  'fr.state.right-fine-time': {
    says: 'Peu d’argent ? Demandez au comptable public un délai, ou la remise d’une partie de l’amende majorée. Donnez vos raisons et des preuves.',
  },
  'fr.state.right-fine-years': {
    says: 'L’amende pour une contravention se prescrit par trois ans. Chaque acte de poursuite les relance.',
  },
  'fr.state.right-social': {
    says: 'Si une contrainte arrive, faites opposition au tribunal indiqué dans les 15 jours. Donnez vos raisons et joignez la contrainte.',
  },
  'fr.state.step-title': {
    says: 'Demandez par écrit une copie de la facture, de la décision ou de l’ordre, et un décompte. Cherchez la date et le délai de recours.',
  },
  'fr.state.step-time': {
    says: 'Vous ne pouvez pas tout payer ? Écrivez au service avant la date. Proposez une somme par mois et montrez revenus et loyer.',
  },
}
