/** The French words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_FR: Words = {
  'ie.ask.holiday-pay-at-end': {
    says: 'Demandez par écrit les jours de congé acquis et non pris. Quand un emploi finit, l’employeur doit les payer. S’il ne le fait pas, saisissez la WRC dans les six mois. C’est gratuit.',
  },
  'ie.ask.public-holiday-pay': {
    says: "Vous avez droit à un jour de repos payé, à un autre jour payé dans le mois, à un jour de congé de plus ou à un jour de paie en plus. L'employeur choisit, même si vous travaillez ce jour-là. À temps partiel, il faut 40 heures dans les cinq semaines précédentes. Peu importe vos jours de travail : si vous n'êtes jamais là ce jour-là, un cinquième de la paie de la semaine vous est dû. Si l'on ne paie pas, saisissez la WRC dans les six mois.",
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
  'ie.ask.sexual-harassment': {
    says: "C'est du harcèlement sexuel, et la loi l'interdit. Vous n'avez pas à démissionner. Gardez les messages et notez chaque fait et qui l'a vu. Plaignez-vous par écrit : l'employeur doit agir et ne peut pas vous punir. Si cela échoue, saisissez la WRC dans les six mois après la dernière fois, douze avec une bonne raison. WRC : 0818 80 80 90. En cas d’attouchement ou de menace, vous pouvez aussi aller à la police.",
  },
}
