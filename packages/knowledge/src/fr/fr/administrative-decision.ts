/** The French words of the rows in ../administrative-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_DECISION_FR: Words = {
  'fr.admin.want': {
    says: 'Une administration décide quelque chose pour vous, ou refuse.',
  },
  'fr.admin.reality': {
    says: 'Elle s’applique même si vous contestez, sauf si un juge la suspend. Mais vous avez du temps et des recours gratuits.',
  },
  'fr.admin.deadline': {
    says: 'Vous avez deux mois dès la réception pour saisir le tribunal administratif.',
    action: 'Saisir le tribunal administratif',
    consequence: 'La décision devient définitive.',
  },
  'fr.admin.right-ask': {
    says: 'Vous pouvez demander à l’administration de revoir sa décision (recours gracieux), gratuitement. Fait en deux mois, il rouvre deux mois pour le tribunal.',
  },
  'fr.admin.right-planning': {
    says: 'En urbanisme, le recours gracieux se fait en un mois seulement. Il ne prolonge pas les deux mois pour le tribunal.',
  },
  'fr.admin.right-reasons': {
    says: 'Une décision défavorable doit être motivée par écrit. En général, on doit vous entendre avant.',
  },
  'fr.admin.right-note': {
    says: 'Si la lettre n’indique pas les voies et délais, les deux mois ne courent pas. Vous avez en général un an.',
  },
  'fr.admin.right-urgent': {
    says: 'En cas d’urgence, demandez au tribunal une suspension rapide (référé-suspension), avec votre recours.',
  },
  'fr.admin.right-silence': {
    says: 'Deux mois de silence valent souvent accord, mais refus pour bien des demandes. Demandez l’accusé de réception qui le précise.',
  },
  'fr.admin.step': {
    says: 'Gardez l’enveloppe datée. Demandez le dossier et les motifs. Puis écrivez pourquoi c’est faux, en recommandé.',
  },
  'fr.admin.option-ask': {
    says: 'Écrivez à l’administration avec faits et preuves.',
    title: 'Recours gracieux',
    cost: 'Gratuit.',
    time: 'Dans les deux mois.',
    risk: 'Aucun.',
    bestFor: 'Une erreur de fait ou un cas difficile.',
  },
  'fr.admin.option-court': {
    says: 'Saisissez le tribunal administratif sur citoyens.telerecours.fr. Souvent sans avocat.',
    title: 'Saisir le tribunal',
    cost: 'Gratuit.',
    time: 'Dans les deux mois. Cela dure un an ou plus.',
    risk: 'Vous pouvez perdre.',
    bestFor: 'Un nouveau refus.',
  },
  'fr.admin.option-help': {
    says: 'Le Défenseur des droits et un point-justice (3039) aident gratuitement. Cela n’arrête pas les deux mois.',
    title: 'Aide gratuite',
    cost: 'Gratuit.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous hésitez.',
  },
}
