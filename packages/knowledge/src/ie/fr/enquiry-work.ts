/** The French words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_FR: Words = {
  'ie.ask.holiday-pay-at-end': {
    says: 'Demandez par écrit les jours de congé acquis et non pris. Quand un emploi finit, l’employeur doit les payer. S’il ne le fait pas, saisissez la WRC dans les six mois. C’est gratuit.',
  },
  'ie.ask.public-holiday-pay': {
    says: "Vous avez un jour libre payé, un autre jour payé dans le mois, un jour de congé en plus ou un jour de paie en plus. L'employeur choisit. À temps partiel, il faut 40 heures dans les cinq semaines d'avant. Sinon, saisissez la WRC dans les six mois.",
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
  'ie.ask.sick': {
    says: 'Après 13 semaines de travail, vous avez cinq jours de maladie payés par an, à 70 % du salaire jusqu’à 110 € par jour. Il vous faut un certificat.',
  },
  'ie.ask.bullied': {
    says: 'Notez chaque fois et qui l’a vu, et utilisez la voie de plainte de l’entreprise. Si c’est lié au sexe, à l’origine ou à un autre motif protégé, allez à la WRC dans les six mois.',
  },
}
