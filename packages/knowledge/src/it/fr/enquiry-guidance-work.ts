/** First steps, rights and ways out for questions about work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORK_WORDS: Words = {
  'it.guide.step-work-dates': {
    says: 'Notez le jour où vous avez reçu la lettre. Vous avez 60 jours pour contester un licenciement, cinq pour répondre à un reproche.',
  },
  'it.guide.step-work-sign': {
    says: 'Signez seulement « per ricevuta » (reçu) avec la date. Ne signez aucune renonciation.',
  },
  'it.guide.step-work-papers': {
    says: 'Rassemblez contrat, fiches de paie, messages et noms de témoins.',
  },
  'it.guide.step-work-union': {
    says: 'Parlez cette semaine à un syndicat, un bureau d’aide (patronato) ou un avocat du travail.',
  },
  'it.guide.right-work-letter': {
    says: 'Un licenciement doit être écrit, avec les motifs.',
  },
  'it.guide.right-work-naspi': {
    says: 'Vous pouvez demander le chômage (NASpI) après tout licenciement, dans les 68 jours.',
  },
  'it.guide.right-work-tfr': {
    says: 'Vous recevez l’indemnité de fin d’emploi (TFR) et les congés non pris, quel que soit le motif.',
  },
  'it.guide.work-resign': {
    says: 'Personne ne peut vous faire démissionner sur papier : cela compte seulement en ligne.',
  },
  'it.guide.option-work-claim': {
    title: 'Contester par écrit',
    says: 'Une lettre courte par recommandé ou e-mail certifié (PEC) suffit.',
    cost: 'Une lettre recommandée.',
    time: '60 jours.',
    risk: 'Vous devez agir de nouveau dans les 180 jours.',
    bestFor: 'Vous n’êtes pas d’accord.',
  },
  'it.guide.option-work-talk': {
    title: 'S’accorder au syndicat ou au bureau du travail',
    says: 'Un accord fait là est sûr pour les deux.',
    cost: 'Rien ou peu.',
    time: 'Quelques semaines.',
    risk: 'Il est définitif.',
    bestFor: 'Vous voulez de l’argent ou un nouveau départ.',
  },
  'it.guide.option-work-help': {
    title: 'Demander de l’aide',
    says: 'Un syndicat ou un avocat gratuit vérifie.',
    cost: 'Rien ou peu.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas sûr.',
  },
}
