/** Questions about a job that the employer ends: reasons, notice and redundancy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_FR: Words = {
  'ie.ask.fired': {
    says: 'Après 12 mois de travail, l’employeur doit montrer un motif et une démarche justes. Plaignez-vous à la WRC dans les six mois. C’est gratuit.',
    dependsOn: 'combien de temps vous avez travaillé là, et le motif',
  },
  'ie.ask.dismissed-pregnant': {
    says: 'Il est interdit de vous licencier parce que vous êtes enceinte ou en congé. Pas besoin de 12 mois de travail pour cela. Saisissez gratuitement la WRC sous six mois.',
  },
  'ie.ask.settlement-agreement': {
    says: 'Ne signez pas sur place. Une renonciation ne compte que si vous saviez ce que vous perdez ; un conseil en fait le plus souvent partie. Demandez à la société de payer l’avocat (solicitor).',
  },
  'ie.ask.fired-no-reason': {
    says: "Après 12 mois, l'employeur doit montrer un motif juste et une procédure juste : avertissements, entretien, appel. Demandez les raisons par écrit ; vous devez les avoir en 14 jours. Saisissez la WRC dans les six mois. Un préavis est dû après 13 semaines.",
  },
}
