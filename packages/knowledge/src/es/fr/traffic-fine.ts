/** The French words of Spain: traffic fine. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_FR: Words = {
  'es.fine.want': {
    says: 'Un service de circulation vous met une amende (multa) et vous demande de payer, de contester ou de dire qui conduisait.',
  },
  'es.fine.who': {
    says: 'C’est un service public : la DGT, votre région ou votre ville. Il peut recouvrer l’argent sans juge.',
  },
  'es.fine.rights': {
    says: 'Vous pouvez payer la moitié sous 20 jours, ou contester sous 20 jours. Vous ne pouvez pas faire les deux.',
  },
  'es.fine.reality': {
    says: 'C’est une vraie amende, mais pas un délit. Vous choisissez : moitié prix, ou contester et garder le droit de recours.',
  },
  'es.fine.no-seizure': {
    says: 'Ils ne peuvent pas saisir d’argent pendant vos 20 jours. D’abord viennent une décision finale et un temps pour payer.',
  },
  'es.fine.limits': {
    says: 'Une infraction légère est trop ancienne après trois mois, une grave après six, si rien n’a été fait.',
  },
  'es.fine.deadline-half': {
    says: 'Vous avez 20 jours calendaires depuis le lendemain de la réception. Nous comptons depuis sa date, par prudence.',
    action: 'Payer la moitié, ou envoyer votre contestation (alegaciones)',
    consequence: 'Vous perdez la moitié prix, et l’affaire continue sans vos mots.',
  },
  'es.fine.deadline-driver': {
    says: 'Si la voiture est à vous et que vous ne conduisiez pas, nommez le conducteur sous 20 jours.',
    action: 'Nommer le conducteur',
    consequence:
      'Vous pouvez avoir une autre amende, plus élevée, pour ne pas avoir nommé le conducteur.',
  },
  'es.fine.deadline-review': {
    says: 'Contre la décision finale (resolución sancionadora), vous avez un mois.',
    action: 'Demander une révision (recurso de reposición)',
    consequence: 'L’amende devient définitive.',
  },
  'es.fine.right-half': {
    says: 'Vous avez le droit de payer la moitié sous 20 jours calendaires. Alors c’est fini, et il ne reste que le tribunal.',
  },
  'es.fine.right-object': {
    says: 'Vous avez le droit de contester par écrit et d’offrir des preuves. Alors la moitié prix est perdue.',
  },
  'es.fine.right-photo': {
    says: 'Vous avez le droit de voir le dossier : la photo, le lieu, l’heure et le contrôle du radar.',
  },
  'es.fine.right-one-year': {
    says: 'S’il n’y a pas de décision un an après le début, l’affaire tombe (caducidad).',
  },
  'es.fine.option-pay': {
    title: 'Payer la moitié maintenant',
    says: 'Payez par le site officiel, la banque ou la poste sous 20 jours.',
    cost: 'La moitié de l’amende.',
    time: 'Quelques minutes.',
    risk: 'Vous renoncez à contester. Les points partent quand même.',
    bestFor: 'L’amende est juste.',
  },
  'es.fine.option-object': {
    title: 'Contester',
    says: 'Envoyez vos raisons et preuves au service nommé.',
    cost: 'Rien, mais vous perdez la moitié prix.',
    time: '20 jours pour l’envoyer. Des mois pour une réponse.',
    risk: 'Vous pouvez payer l’amende entière.',
    bestFor: 'Vous avez des preuves, ou le dossier a un défaut.',
  },
  'es.fine.option-help': {
    title: 'Demander de l’aide',
    says: 'Un club de conducteurs, une association de consommateurs ou un avocat peut lire le dossier.',
    cost: 'Souvent gratuit pour les membres.',
    time: 'Quelques jours.',
    risk: 'Les 20 jours continuent.',
    bestFor: 'Beaucoup de points ou une grosse somme.',
  },
  'es.fine.insight-margin': {
    says: 'Les radars ont une marge d’erreur qui doit être retirée en votre faveur.',
    actionable: 'Demandez le papier de contrôle du radar et la vitesse corrigée.',
  },
  'es.fine.warning-board': {
    says: 'S’ils ne peuvent pas vous joindre, l’amende est mise sur un tableau public (TEU) et compte comme remise après 20 jours. Gardez votre adresse à jour à la DGT.',
  },
  'es.fine.tactic-no-name': {
    says: 'Utilisez les 20 jours pour obtenir le dossier avant de choisir.',
    risk: 'Le dossier peut venir tard.',
    notWhen: 'Pas quand le jour 20 est proche : alors choisissez.',
  },
  'es.fine.element-facts': {
    name: 'Voiture, lieu, heure et fait',
    says: 'Une amende doit dire la voiture, le lieu, l’heure, le fait et la règle.',
    ifMissing: 'Dites dans votre contestation ce qui manque.',
  },
}
