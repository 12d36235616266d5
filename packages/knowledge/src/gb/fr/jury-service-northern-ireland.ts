/** A call to jury service in Northern Ireland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_NORTHERN_IRELAND_FR: Words = {
  'gb.juror.ni-step': {
    says: 'Un avis avec formulaire (jury notice) : renvoyez-le dans les 14 jours. Une convocation (jury summons) : venez le jour dit, ou demandez tout de suite une dispense.',
  },
  'gb.juror.ni-step-work': {
    says: 'Montrez la convocation à votre travail. Demandez si vous êtes payé, et prenez le formulaire de salaire perdu.',
  },
  'gb.juror.ni-right-excused': {
    says: 'Après une convocation, vous pouvez demander une dispense ou une date plus tardive, pour une bonne raison et avec preuve. Après 70 ans, vous êtes dispensé si vous le demandez.',
  },
  'gb.juror.ni-right-pay': {
    says: 'Vous pouvez demander le salaire perdu jusqu’à une limite par jour, et le trajet.',
  },
  'gb.juror.ni-warning': {
    says: 'Ne pas venir sans bonne raison, ou donner une fausse réponse, peut coûter jusqu’à £1,000 d’amende.',
  },
  'gb.juror.ni-option-excuse': {
    says: 'Écrivez au bureau des jurés avec votre raison et une preuve dès que la convocation arrive.',
    title: 'Demander une dispense',
    cost: 'Rien.',
    time: 'Une réponse maintenant, quelques jours pour la décision.',
    risk: 'En cas de refus, il faut venir.',
    bestFor: 'Vous avez plus de 70 ans, êtes malade ou ne pouvez pas laisser quelqu’un.',
  },
  'gb.juror.ni-option-serve': {
    says: 'Vérifiez la veille au soir, par téléphone ou en ligne, si on a besoin de vous.',
    title: 'Venir le jour dit',
    cost: 'Rien. Une part du salaire perdu peut ne pas revenir.',
    time: 'Quelques jours ou semaines.',
    risk: 'Un procès peut durer plus longtemps.',
    bestFor: 'Les dates vous conviennent.',
  },
}
