/** The French words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_FR: Words = {
  'ie.ask.pay-cut': {
    says: 'Écrivez que vous n’êtes pas d’accord. L’employeur ne peut pas baisser un salaire convenu sans votre accord ou une clause claire. Vous pouvez saisir gratuitement la WRC sous six mois.',
  },
  'ie.ask.dismissed-pregnant': {
    says: 'Il est interdit de vous licencier parce que vous êtes enceinte ou en congé. Pas besoin de 12 mois de travail pour cela. Saisissez gratuitement la WRC sous six mois.',
  },
  'ie.ask.settlement-agreement': {
    says: 'Ne signez pas sur place. Une renonciation ne compte que si vous saviez ce que vous perdez ; un conseil en fait le plus souvent partie. Demandez à la société de payer l’avocat (solicitor).',
  },
  'ie.ask.holiday-pay-at-end': {
    says: 'Demandez par écrit les jours de congé acquis et non pris. Quand un emploi finit, l’employeur doit les payer. S’il ne le fait pas, saisissez la WRC dans les six mois. C’est gratuit.',
  },
  'ie.ask.pay-deducted': {
    says: 'Ils ne le peuvent que si votre contrat le dit, si la somme est juste et si vous avez été prévenu par écrit une semaine avant. Demandez par écrit à être remboursé. Puis saisissez la WRC dans les six mois, gratuitement.',
  },
  'ie.ask.public-holiday-pay': {
    says: "Vous avez un jour libre payé, un autre jour payé dans le mois, un jour de congé en plus ou un jour de paie en plus. L'employeur choisit. À temps partiel, il faut 40 heures dans les cinq semaines d'avant. Sinon, saisissez la WRC dans les six mois.",
  },
  'ie.ask.fired-no-reason': {
    says: "Après 12 mois, l'employeur doit montrer un motif juste et une procédure juste : avertissements, entretien, appel. Demandez les raisons par écrit ; vous devez les avoir en 14 jours. Saisissez la WRC dans les six mois. Un préavis est dû après 13 semaines.",
  },
  'ie.ask.pregnant-at-work': {
    says: "Il est interdit de vous traiter moins bien parce que vous êtes enceinte. Vous avez 26 semaines de congé et du temps payé pour les examens. Notez ce qui s'est passé, plaignez-vous par écrit, puis saisissez la WRC dans les six mois.",
  },
  'ie.ask.agency-pay': {
    says: "Dès le premier jour, vous devez avoir le même salaire de base, les mêmes heures et congés que si l'entreprise vous avait engagé elle-même. Demandez la comparaison par écrit à l'agence. Puis saisissez gratuitement la WRC dans les six mois.",
  },
  'ie.ask.no-payslip': {
    says: "Chaque salaire doit avoir une fiche de paie, et vous avez quatre semaines de congés payés par an à temps plein, ou 8% de vos heures. Demandez par écrit et notez vos jours. Puis saisissez la WRC dans les six mois. C'est gratuit.",
  },
}
