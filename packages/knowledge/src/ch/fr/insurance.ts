/** Decisions of insurers, and basic health cover: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'ch.buy.health-cover': {
    says: 'Votre assurance de base continue malgré les arriérés. L’assureur doit vous envoyer un rappel et fixer trente jours avant une poursuite.',
  },
  'ch.buy.insure-want': { says: 'Votre assurance vous dit ce qu’elle paiera.' },
  'ch.buy.insure-step': {
    says: 'Demandez par écrit la raison et la clause. Demandez ensuite l’aide gratuite de l’ombudsman.',
  },
  'ch.buy.insure-right': { says: 'Vous pouvez consulter gratuitement l’ombudsman de la branche.' },
  'ch.buy.insure-option': {
    title: 'Demander l’ombudsman',
    says: 'Envoyez vos lettres.',
    cost: 'Rien.',
    time: 'Des semaines.',
    risk: 'Les délais continuent de courir.',
    bestFor: 'Vous pensez que le refus est faux.',
  },
  'ch.insure.reality': {
    says: 'C’est l’avis de l’assurance. Ce n’est pas le dernier mot.',
  },
  'ch.insure.rights-summary': {
    says: 'Vous pouvez demander des motifs, envoyer des preuves, vous plaindre et, en maladie, aller gratuitement au tribunal.',
  },
  'ch.insure.right-social-objection': {
    says: 'Pour l’assurance-maladie, accidents et invalidité, demandez une décision. Vous avez 30 jours pour faire opposition, gratuitement.',
  },
  'ch.insure.right-five-years': {
    says: 'Les créances d’un contrat d’assurance privé se prescrivent cinq ans après l’événement. N’attendez pas.',
  },
  'ch.insure.right-disclosure': {
    says: 'Si on vous reproche d’avoir caché quelque chose: la question devait être claire, et l’assurance doit agir dans les quatre semaines.',
  },
  'ch.insure.right-grossly': {
    says: 'Pour une faute légère, elle doit tout payer. Seule une faute grave permet une réduction.',
  },
  'ch.insure.step-file': {
    says: 'Rassemblez la police, la lettre et les preuves. Notez le jour de l’événement.',
  },
  'ch.insure.ruling-want': {
    says: 'C’est une décision formelle dans une assurance sociale. Une firme privée peut aussi la prendre, comme pour les accidents au travail. Elle devient définitive si personne ne s’y oppose à temps.',
  },
  'ch.insure.ruling-step': {
    says: 'Faites opposition dans les 30 jours, par écrit ou au guichet. Dites ce que vous voulez et pourquoi. Demandez tout le dossier. C’est gratuit.',
  },
  'ch.insure.ruling-doctor': {
    says: 'Y a-t-il un doute, même léger, sur l’avis du médecin de l’assurance ? Alors un médecin externe doit examiner. Demandez à votre médecin d’écrire pourquoi.',
  },
  'ch.insure.ruling-option': {
    title: 'Faire opposition',
    says: 'Écrivez à l’assurance qui a décidé. Après sa réponse, vous pouvez aller au tribunal de votre canton.',
    cost: 'Rien.',
    time: 'Des mois.',
    risk: 'Un jour de retard, et la décision reste.',
    bestFor:
      'Vous avez encore besoin de soins ou d’indemnités, ou votre médecin voit les choses autrement.',
  },
  'ch.insure.right-sick-pay': {
    says: 'Peuvent-ils exiger un autre travail ? Seulement un travail que vous pouvez vraiment trouver et faire. Ils doivent vous laisser du temps, le plus souvent trois à cinq mois. Jusque-là, l’indemnité continue.',
  },
  'ch.insure.right-sick-pay-court': {
    says: 'Vous pouvez agir en justice pour cette indemnité sans frais de tribunal, par une procédure simple. Prenez le rapport de votre médecin.',
  },
}
