/** La demande en justice (court claim) : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_FR: Words = {
  'gb.claim.reply-online': {
    says: 'Vous avez 14 jours à partir de la remise officielle (service). Pour ces demandes, on la compte 5 jours après la date d’émission (issue date).',
    action: 'Répondre à la demande, ou envoyer l’accusé de réception (acknowledgment of service)',
    consequence: 'Après ce jour, ils peuvent demander une décision contre vous sans audience.',
    service:
      'Les demandes du centre national comptent comme remises 5 jours après la date d’émission',
  },
  'gb.claim.defend-online': {
    says: 'Si vous avez envoyé à temps l’accusé de réception (acknowledgment), vous avez 28 jours à partir de la remise officielle pour envoyer votre défense (defence).',
    action: 'Envoyer votre défense (defence), si vous avez accusé réception à temps',
    consequence:
      'Sans défense avant 16 heures (4pm) ce jour-là, ils peuvent demander une décision de justice (judgment).',
    service:
      'Les demandes du centre national comptent comme remises 5 jours après la date d’émission',
  },
  'gb.claim.reply-post': {
    says: 'Vous avez 14 jours à partir de la remise officielle (service). Une demande postée compte comme remise deux jours ouvrés après l’envoi. Nous comptons depuis la date d’émission, pour être sûrs.',
    action: 'Répondre à la demande, ou envoyer l’accusé de réception (acknowledgment of service)',
    consequence: 'Après ce jour, ils peuvent demander une décision contre vous sans audience.',
    service: 'Une demande postée compte comme remise le deuxième jour ouvré après l’envoi',
  },
  'gb.claim.defend-post': {
    says: 'Si vous avez envoyé à temps l’accusé de réception (acknowledgment), vous avez 28 jours à partir de la remise officielle pour envoyer votre défense (defence).',
    action: 'Envoyer votre défense (defence), si vous avez accusé réception à temps',
    consequence:
      'Sans défense avant 16 heures (4pm) ce jour-là, ils peuvent demander une décision de justice (judgment).',
    service: 'Une demande postée compte comme remise le deuxième jour ouvré après l’envoi',
  },
  'gb.claim.option-defend': {
    says: 'Envoyez l’accusé de réception (acknowledgment), puis une défense qui dit ce qui est faux. La plupart des petites affaires contestées vont d’abord à une médiation gratuite par téléphone.',
    title: 'Vous défendre contre la demande',
    cost: 'Se défendre est gratuit. Demander quelque chose en retour est payant.',
    time: 'Quelques heures maintenant. Quelques mois jusqu’à une audience.',
    risk: 'Si vous perdez, vous payez la demande, les frais de tribunal et de petits frais fixes.',
    bestFor: 'La dette n’est pas à vous, la somme est fausse, ou elle est trop ancienne.',
  },
  'gb.claim.option-admit': {
    says: 'Envoyez le formulaire N9A avec un budget et une offre. S’ils refusent votre offre, le tribunal fixe une somme.',
    title: 'Reconnaître et payer en plusieurs fois',
    cost: 'La somme par mois que vous offrez.',
    time: 'Une soirée pour le formulaire.',
    risk: 'Il y a une décision (judgment), inscrite six ans au registre, sauf si vous payez dans le mois.',
    bestFor: 'Vous devez l’argent, mais ne pouvez pas payer d’un coup.',
  },
  'gb.claim.option-pay': {
    says: 'Payez le total du formulaire directement au demandeur (claimant), dans le délai de réponse. Gardez la preuve.',
    title: 'Payer maintenant',
    cost: 'Le total du formulaire.',
    time: 'Un jour.',
    risk: 'Payer reconnaît la demande. Il est difficile de récupérer l’argent.',
    bestFor: 'Vous devez l’argent, la somme est juste, et vous l’avez.',
  },
  'gb.claim.option-help': {
    says: 'Une association d’aide aux dettes, Citizens Advice ou un centre juridique (law centre) peut aider à remplir le formulaire et vérifier vos raisons.',
    title: 'Prendre une aide gratuite pour les formulaires',
    cost: 'Rien.',
    time: 'Un appel ou une visite cette semaine.',
    risk: 'N’attendez pas un rendez-vous si le dernier jour est proche. Envoyez d’abord l’accusé de réception (acknowledgment).',
    bestFor: 'Toute personne qui a un formulaire du tribunal.',
  },
  'gb.claim.service-rights': {
    says: 'Vous pouvez reconnaître la demande, dire que vous avez payé, la contester, ou demander à payer en plusieurs fois. Vous pouvez demander en ligne 14 jours de plus avant la date indiquée.',
  },
  'gb.claim.service-step': {
    says: 'Répondez en ligne avec le numéro de l’affaire (claim number) et le code de sécurité, avant le jour et l’heure de la lettre. S’il vous faut plus de temps, demandez-y 14 jours.',
  },
}
