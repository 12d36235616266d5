/** Questions about work in general: first steps, bullying and warnings. `asks` holds the words people type, in French and in English: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'fr.ask-work.step-papers': {
    says: 'Gardez contrat, fiches de paie, courriels et messages. Notez dates et noms.',
  },
  'fr.ask-work.step-advice': {
    says: 'Demandez à un syndicat, au droit du travail (0 806 000 126) ou à un point-justice (3039). C’est gratuit.',
  },
  'fr.ask-work.step-agreement': {
    says: 'Cherchez votre convention collective. Elle donne souvent plus.',
  },
  'fr.ask-work.right-court': {
    says: 'Vous avez douze mois pour contester une rupture devant les prud’hommes.',
  },
  'fr.ask-work.right-wages': { says: 'Vous avez trois ans pour réclamer un salaire impayé.' },
  'fr.ask-work.right-no-fine': { says: 'Un employeur ne peut pas vous infliger d’amende.' },
  'fr.ask-work.option-help': {
    title: 'Demander un conseil gratuit',
    says: 'Appelez le 0 806 000 126, un syndicat ou un point-justice (3039).',
    cost: 'Rien.',
    time: 'Un appel.',
    risk: 'Aucun.',
    bestFor: 'Toute question sur votre travail.',
  },
  'fr.ask-work.option-court': {
    title: 'Saisir les prud’hommes',
    says: 'Le conseil de prud’hommes décide sur les salaires et les ruptures.',
    cost: 'Une contribution de 50 € peut être due ; pas avec l’aide juridictionnelle.',
    time: 'Des mois.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'Vous avez écrit sans bonne réponse.',
  },
  'fr.ask-work.know-fee': {
    says: 'Lancer un procès civil ou prud’homal peut coûter une contribution de 50 €. Avec l’aide juridictionnelle, vous ne la payez pas.',
    learnMore: 'En cas d’oubli, le greffe doit vous laisser un mois pour payer.',
  },
  'fr.ask-work.warn-sign': {
    says: 'Ne signez ni démission ni accord sous pression. Demandez d’abord conseil.',
  },
  'fr.ask-work.right-meeting': { says: 'Pas de licenciement sans entretien et lettre motivée.' },
  'fr.ask-work.bullying': {
    says: 'Notez chaque fait et gardez les preuves. Prévenez par écrit l’employeur, les élus, le médecin du travail et l’inspection. Vous avez cinq ans pour agir.',
  },
  'fr.ask-work.warning': {
    dependsOn: 'les faits et leur date',
    says: 'L’employeur a deux mois après avoir appris les faits. Vous pouvez répondre par écrit et demander l’annulation aux prud’hommes.',
  },
}
