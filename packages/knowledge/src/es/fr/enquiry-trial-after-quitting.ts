/** Questions about unemployment benefit where a trial ended soon after a resignation: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_AFTER_QUITTING_FR: Words = {
  'es.ask.paro-after-trial': {
    says: 'Si vous avez quitté l’ancien emploi vous-même, un essai rompu par le nouvel employeur n’ouvre le chômage (paro) que trois mois après. Les congés payés restants comptent aussi, dit le Tribunal suprême. Vous ne perdez pas les années cotisées. Prenez même un emploi court : s’il finit sans votre volonté, tout compte. Contre un refus injuste : reclamación previa, 30 jours ouvrables.',
    dependsOn: 's’il y a trois mois entre les deux dates',
  },
  'es.ask.paro-trial': {
    says: 'Oui, si c’est l’entreprise qui a mis fin à l’essai et si vous avez cotisé 360 jours en six ans. Demandez au SEPE dans les 15 jours ouvrables. Si vous aviez quitté vous-même l’emploi d’avant, trois mois doivent avoir passé depuis ce jour. Si vous avez arrêté l’essai vous-même, il n’y a pas d’allocation.',
    dependsOn: 'si vous aviez quitté vous-même l’emploi d’avant',
  },
  'es.ask.final-pay-unpaid': {
    says: 'L’entreprise doit au dernier jour le salaire, la part des primes et les congés restants. La loi ne fixe pas d’autre délai. Demandez par écrit (burofax) avec une date. Puis déposez la demande de conciliation (papeleta de conciliación). Vous avez un an, avec 10 % d’intérêts. Ne signez qu’avec « no conforme, no cobrado ». Si l’entreprise est en faillite, FOGASA paie une part. Contre le licenciement lui-même : 20 jours ouvrables seulement.',
  },
}
