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
}
