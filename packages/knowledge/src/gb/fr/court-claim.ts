/** La demande en justice (court claim) : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_FR: Words = {
  'gb.claim.rights-summary': {
    says: 'Vous pouvez reconnaître la demande, la contester, ou payer en plusieurs fois. Si vous demandez plus de temps dans les 14 premiers jours, vous avez 28 jours pour vous défendre.',
  },
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
  'gb.claim.step-acknowledge': {
    says: 'Envoyez l’accusé de réception (acknowledgment of service) aujourd’hui, en ligne ou par la poste. Il dit seulement que vous avez reçu la demande. Il vous donne 28 jours pour vous défendre, au lieu de 14.',
  },
  'gb.claim.step-choose': {
    says: 'Décidez : tout reconnaître, reconnaître une partie, ou vous défendre. Le formulaire N9A (admission) sert à reconnaître. Le formulaire N9B (defence) sert à contester.',
  },
  'gb.claim.step-admit': {
    says: 'Si vous devez l’argent, remplissez le formulaire N9A (admission) avec vos revenus et dépenses. Offrez une somme par mois. Envoyez-le au demandeur (claimant) dans les 14 jours.',
  },
  'gb.claim.want': {
    says: 'Le tribunal veut votre réponse. Il n’a encore rien décidé.',
  },
  'gb.claim.reality': {
    says: 'C’est réel et urgent. Sans réponse à temps, ils peuvent obtenir une décision (judgment) sans audience. Si vous vous défendez à temps, cela ne peut pas arriver.',
  },
  'gb.claim.reality-passed': {
    says: 'Cette demande a plus d’un mois : il y a donc peut-être déjà une décision (judgment). On peut encore faire beaucoup, mais renseignez-vous aujourd’hui.',
  },
  'gb.claim.rights-passed': {
    says: 'S’il n’y a pas encore de décision (judgment), vous pouvez encore envoyer une défense. S’il y en a une, vous pouvez demander au tribunal de l’annuler ou de payer en plusieurs fois.',
  },
  'gb.claim.reality-scotland': {
    says: 'C’est réel et urgent. Cherchez « the last date for a response » (dernier jour pour répondre) sur le calendrier joint. Si vous le manquez, le juge (sheriff) peut décider sans vous.',
  },
  'gb.claim.who-claimant': {
    says: 'Le demandeur (claimant) est celui qui dit que vous devez de l’argent. Vous êtes le défendeur (defendant). Le tribunal est neutre. Il envoie les papiers pour vous deux.',
  },
  'gb.claim.no-bailiff-yet': {
    says: 'Il n’y a pas encore de décision (judgment). Aucun huissier (bailiff) ne peut donc venir, et personne ne peut prendre votre salaire pour cette demande maintenant.',
  },
  'gb.claim.no-record-yet': {
    says: 'Une demande seule ne va pas dans votre dossier de crédit. Seule une décision (judgment) est inscrite au registre public.',
  },
  'gb.claim.know-local-court': {
    says: 'Si vous vous défendez, une demande d’argent contre une personne va le plus souvent au tribunal près de chez elle. Vous n’avez pas à aller loin.',
    learnMore:
      'La demande part d’un centre national. C’est seulement le bureau du courrier. Un juge près de chez vous s’en occupera.',
  },
  'gb.claim.org-national-centre': {
    says: 'Le Civil National Business Centre traite la plupart des demandes d’argent par la poste et en ligne. Vous pouvez répondre en ligne avec le mot de passe du formulaire.',
  },
  'gb.claim.step-passed-ask': {
    says: 'Le délai habituel de réponse est passé. Appelez le tribunal aujourd’hui avec le numéro de l’affaire (claim number). Demandez s’il y a une décision (judgment) contre vous.',
  },
  'gb.claim.step-passed-no-judgment': {
    says: 'S’il n’y a pas de décision (judgment), envoyez aujourd’hui au tribunal votre défense ou votre aveu (admission). Cela peut encore compter.',
  },
  'gb.claim.step-passed-judgment': {
    says: 'S’il y a une décision (judgment), vous pouvez demander au tribunal de l’annuler (set aside) avec le formulaire N244. Dites pourquoi vous n’avez pas répondu et quelle est votre défense. Faites vite.',
  },
  'gb.claim.step-response-scotland': {
    says: 'Remplissez le formulaire de réponse (Response Form). Envoyez-le au tribunal et au demandeur (claimant) avant le dernier jour pour répondre.',
  },
  'gb.claim.step-reply-ni': {
    says: 'Lisez le formulaire du tribunal aujourd’hui. Il dit combien de jours vous avez et où envoyer votre réponse. Prenez conseil avant cette date.',
  },
  'gb.claim.step-dates': {
    says: 'Notez le numéro de l’affaire (claim number), la date d’émission (issue date) et le dernier jour pour répondre. Mettez ce jour maintenant dans votre calendrier.',
  },
  'gb.claim.step-advice': {
    says: 'Appelez cette semaine un conseiller en dettes gratuit ou Citizens Advice. Dites-leur le dernier jour pour répondre.',
  },
  'gb.claim.step-pay-in-time': {
    says: 'Si vous pouvez tout payer dans les 14 jours, payez le demandeur (claimant) et gardez la preuve. Il ne devrait alors pas y avoir de décision (judgment).',
  },
  'gb.claim.step-time-to-pay-scotland': {
    says: 'Si vous devez l’argent, demandez du temps pour payer. Utilisez le formulaire « Time to Pay » venu avec la demande, avant le dernier jour.',
  },
  'gb.claim.step-defend': {
    says: 'Dans votre défense, répondez à chaque point. Soyez d’accord, ou niez et dites pourquoi, ou dites que vous ne pouvez pas savoir et qu’ils doivent le prouver.',
  },
  'gb.claim.step-papers': {
    says: 'Demandez par écrit au demandeur (claimant) chaque papier cité dans la demande, comme le contrat et les avis. Faites-le maintenant.',
  },
  'gb.claim.step-agreement': {
    says: 'Pour une dette de crédit, demandez aujourd’hui le contrat (credit agreement) avec £1. S’ils ne l’envoient pas, dites-le dans votre défense.',
  },
  'gb.claim.step-too-old': {
    says: 'Si la dette a plus de six ans, vous devez le dire dans votre défense. Le tribunal ne le dira pas pour vous.',
  },
  'gb.claim.step-online': {
    says: 'Si vous répondez en ligne, gardez la page de confirmation. Si vous postez, demandez une preuve d’envoi et comptez quelques jours.',
  },
  'gb.claim.step-more-time': {
    says: 'S’il vous faut plus de temps pour vous défendre, demandez au demandeur (claimant) jusqu’à 28 jours de plus. S’il accepte, dites-le ensuite par écrit au tribunal.',
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
