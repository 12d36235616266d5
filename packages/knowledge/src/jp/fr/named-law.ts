/** Redevance du propriétaire, impôts locaux, assurance maladie, retraite, NHK, eau, salaires en faillite : les lignes du Japon en français. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_FR: Words = {
  'jp.road.left-car': {
    says: 'La police demande au propriétaire une redevance de stationnement (放置違反金), car le conducteur n’a pas payé d’amende. Elle n’enlève pas de points.',
  },
  'jp.road.right-explain': {
    says: 'Avant l’ordre, vous pouvez envoyer une explication écrite (弁明書) avant la date indiquée. Dites si la voiture était vendue ou volée.',
  },
  'jp.road.who': {
    says: 'Cela vient de la commission de sécurité publique de la police (公安委員会).',
  },
  'jp.road.reality': {
    says: 'Après un ordre, c’est une somme à payer. Ce n’est pas un délit et il n’y a pas de casier.',
  },
  'jp.road.option-pay': {
    says: 'Payez à la banque ou à la poste avant la date.',
    title: 'Payer la redevance',
    cost: 'La redevance.',
    time: 'À la date de la lettre.',
    risk: 'Aucun.',
    bestFor: 'La voiture était là et à vous.',
  },
  'jp.road.option-explain': {
    says: 'Écrivez pourquoi elle ne doit pas vous toucher (弁明書), avec des preuves.',
    title: 'Envoyer une explication',
    cost: 'Un timbre.',
    time: 'À la date de la lettre.',
    risk: 'Elle peut être refusée.',
    bestFor: 'La voiture était vendue, volée ou pas là.',
  },
  'jp.road.step-inspection': {
    says: 'Ne laissez pas traîner. Sans paiement, la voiture peut rater son contrôle (車検), et la police peut saisir de l’argent.',
  },
  'jp.tax.right-town-wait': {
    says: 'Après une maladie, une catastrophe, une perte d’emploi ou d’activité, vous pouvez demander à la commune d’attendre ou des parts (徴収の猶予).',
  },
  'jp.tax.right-health': {
    says: 'Si vos revenus ont baissé, demandez à la commune une cotisation plus basse (減免). Faites-le avant la date, avec des preuves.',
  },
  'jp.tax.right-pension': {
    says: 'Avec peu de revenus ou après une perte d’emploi, vous pouvez être dispensé de la cotisation retraite (免除). Cela peut remonter à deux ans.',
  },
  'jp.nhk.contract': {
    says: 'Qui a un appareil recevant la NHK doit signer un contrat. Sans un tel appareil, vous pouvez y mettre fin.',
  },
  'jp.nhk.right-five': {
    says: 'Chaque redevance NHK est trop vieille après cinq ans, sans procès. Vous devez le dire vous-même, avant de payer.',
  },
  'jp.utility.right-water': {
    says: 'Le service des eaux ne peut couper que selon ses règles, quand une facture reste impayée. Appelez avant la date et demandez des parts.',
  },
  'jp.work.right-unpaid': {
    says: 'Si l’entreprise a fait faillite et vous doit des salaires, l’État en paie une partie (立替払). Demandez au bureau des normes du travail.',
  },
  'jp.road.right-review': {
    says: 'Si l’ordre (納付命令) vient quand même, vous pouvez demander un réexamen gratuit (審査請求) dans les trois mois.',
  },
  'jp.tax.right-pension-two-years': {
    says: 'Les cotisations de pension se prescrivent après deux ans, sauf rappel officiel (督促状). Passé sa date, le bureau peut saisir. Appelez avant.',
  },
  'jp.nhk.want': {
    says: 'NHK demande sa redevance. C’est une demande par contrat, ni impôt ni amende.',
  },
  'jp.nhk.not-yet': {
    says: 'NHK ne peut rien saisir sans tribunal. Elle demande souvent une injonction (支払督促) ; opposez-vous en deux semaines.',
  },
  'jp.nhk.step-check': {
    says: 'Vérifiez depuis quand vous avez un appareil qui reçoit NHK, et les mois de plus de cinq ans. Ne payez ni ne promettez rien avant.',
  },
  'jp.nhk.right-free': {
    says: 'Avec l’aide sociale, certains handicaps ou comme étudiant à faible revenu, vous pouvez être exempté ou payer la moitié. Demandez le formulaire à NHK (免除).',
  },
}
