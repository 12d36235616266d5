/** La demande en justice en Écosse (simple procedure), en français. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_SCOTLAND_FR: Words = {
  'gb.claim.scotland-want': {
    says: 'Le tribunal (sheriff court) veut votre réponse. Il n’a encore rien décidé.',
  },
  'gb.claim.scotland-over-want': {
    says: 'Le sheriff court attendait votre réponse. Le jour est passé : il a peut-être déjà décidé.',
  },
  'gb.claim.scotland-over-rights': {
    says: "S'il a décidé sans vous, vous pouvez demander au sheriff d'annuler la décision (recall). Vous serez alors entendu.",
  },
  'gb.claim.scotland-over-step': {
    says: "Appelez aujourd'hui le sheriff court avec le numéro du dossier. Demandez s'il y a une décision. Sinon, envoyez tout de suite le Response Form.",
  },
  'gb.claim.scotland-over-recall': {
    says: "S'il y a une décision, demandez au tribunal le formulaire de recall. Dites pourquoi vous n'avez pas répondu et quelle est votre défense. Faites vite.",
  },
  'gb.claim.scotland-rights': {
    says: 'Vous pouvez payer, contester, ou reconnaître et demander du temps pour payer. Quel que soit votre choix, répondez avant le dernier jour pour répondre (last date for a response).',
  },
  'gb.claim.scotland-who': {
    says: 'Le demandeur (claimant) est celui qui dit que vous devez de l’argent. Vous êtes le défendeur (respondent). Le sheriff est le juge et reste neutre.',
  },
  'gb.claim.scotland-not-yet': {
    says: 'Personne ne peut saisir votre compte ou votre salaire pour cette demande maintenant. Il faut une décision du tribunal. Le plus souvent, il faut aussi une demande officielle (charge) avec 14 jours pour payer.',
  },
  'gb.claim.scotland-step-dates': {
    says: 'Cherchez le calendrier (Timetable) dans l’enveloppe. Mettez maintenant le dernier jour pour répondre (last date for a response) dans votre calendrier.',
  },
  'gb.claim.scotland-step-dispute': {
    says: 'Sur le formulaire de réponse (Response Form), dites avec quels faits vous êtes d’accord, avec lesquels non, et pourquoi. Listez vos papiers et vos témoins.',
  },
  'gb.claim.scotland-step-old': {
    says: 'S’il n’y a eu ni paiement, ni aveu écrit, ni procès pendant cinq ans, dites que la dette est éteinte.',
  },
  'gb.claim.scotland-right-time-to-pay': {
    says: 'Vous avez le droit de demander du temps pour payer. Si le demandeur (claimant) n’est pas d’accord, le juge (sheriff) décide.',
  },
  'gb.claim.scotland-right-response': {
    says: 'Vous avez le droit d’être entendu. Envoyez le formulaire de réponse (Response Form) au tribunal, et une copie au demandeur (claimant), avant le dernier jour.',
  },
  'gb.claim.scotland-warn': {
    says: 'Si le tribunal ne reçoit rien avant le dernier jour, le demandeur (claimant) peut demander une décision sans vous.',
  },
  'gb.claim.scotland-option-dispute': {
    says: 'Dites ce qui est faux et envoyez vos preuves. Le juge (sheriff) peut fixer un rendez-vous ou une audience.',
    title: 'Contester sur le formulaire de réponse',
    cost: 'Répondre est gratuit.',
    time: 'Quelques heures maintenant, quelques mois jusqu’à une décision.',
    risk: 'Si vous perdez, vous payez la demande et certains frais.',
    bestFor: 'La dette n’est pas à vous, la somme est fausse, ou elle est trop ancienne.',
  },
  'gb.claim.scotland-option-time': {
    says: 'Remplissez le formulaire « Time to Pay » avec votre budget et une offre.',
    title: 'Reconnaître et demander du temps pour payer',
    cost: 'La somme par mois que vous offrez.',
    time: 'Une soirée.',
    risk: 'Vous reconnaissez la dette.',
    bestFor: 'Vous devez l’argent, mais ne pouvez pas payer d’un coup.',
  },
  'gb.claim.scotland-step-settle': {
    says: 'Si vous pouvez tout payer avant le dernier jour pour répondre, faites-le et gardez la preuve. Il ne devrait alors pas y avoir de décision contre vous.',
  },
  'gb.claim.scotland-help': {
    says: 'Le personnel du tribunal peut expliquer les formulaires, mais pas vous conseiller. Un bureau de Citizens Advice ou un conseiller (money adviser) le peut.',
  },
  'gb.claim.scotland-option-help': {
    says: 'Un citizens advice bureau ou un conseiller en dettes peut aider à remplir le formulaire. Parlez aussi du moratoire et du Debt Arrangement Scheme.',
    title: 'Avoir de l’aide gratuite pour les formulaires',
    cost: 'Rien.',
    time: 'Un appel ou une visite cette semaine.',
    risk: 'Envoyez le formulaire à temps, même sans rendez-vous.',
    bestFor: 'Toute personne avec un formulaire de tribunal.',
  },
  'gb.claim.scotland-tribunal-want': {
    says: 'Quelqu’un demande au tribunal du logement (tribunal) une décision contre vous. Rien n’est encore décidé.',
  },
  'gb.claim.scotland-tribunal-who': {
    says: 'Le tribunal tranche les litiges sur les logements loués. Il ne prend pas parti, et un avocat n’est pas nécessaire.',
  },
  'gb.claim.scotland-tribunal-reality': {
    says: 'C’est réel et urgent. Dès la première audience le tribunal peut décider, même sans vous. Alors participez.',
  },
  'gb.claim.scotland-tribunal-right-heard': {
    says: 'Vous pouvez écrire votre version avant le jour indiqué et parler à l’audience (case management discussion). Dites ce qui est faux dans la somme et quelles réparations manquaient.',
  },
  'gb.claim.scotland-tribunal-right-time': {
    says: 'Si vous le devez, vous pouvez demander au tribunal du temps pour payer, sur son formulaire. Il regarde ce que vous pouvez verser.',
  },
  'gb.claim.scotland-tribunal-right-recall': {
    says: 'S’il décide en votre absence, vous pouvez demander dans les 14 jours de revenir dessus (recall). Dites pourquoi vous étiez absent et votre défense.',
  },
  'gb.claim.scotland-tribunal-step': {
    says: 'Notez le jour et l’heure. Envoyez vos papiers au tribunal avant le jour indiqué, et demandez l’aide de Shelter Scotland.',
  },
}
