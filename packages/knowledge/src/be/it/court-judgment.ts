/** Judgments, and how to appeal: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_IT: Words = {
  'be.court.judgment-want': {
    says: 'Un tribunale ha deciso. La carta dice cosa deve pagare o fare.',
  },
  'be.court.judgment-who': {
    says: 'Un ufficiale giudiziario (huissier) porta la sentenza (signification). Il termine per l’appello parte quel giorno.',
  },
  'be.court.judgment-reality': {
    says: 'È una cosa seria, ma può ancora fare appello in tempo, chiedere un piano o aiuto per i debiti.',
  },
  'be.court.judgment-deadline': {
    says: 'Ha un mese dalla consegna per fare appello.',
    action: 'Fare appello contro la sentenza',
    consequence: 'Dopo, la sentenza è definitiva.',
  },
  'be.court.judgment-step-lawyer': {
    says: 'Veda subito un avvocato o l’ufficio di aiuto legale. Mostri il giorno della consegna.',
  },
  'be.court.judgment-step-plan': {
    says: 'Scriva all’ufficiale giudiziario (huissier) e offra una somma al mese prima di un pignoramento.',
  },
  'be.court.judgment-step-help': {
    says: 'Con molti debiti, chieda al CPAS di un piano del tribunale per tutti.',
  },
  'be.court.judgment-right-appeal': {
    says: 'Ha il diritto di fare appello contro la maggior parte delle sentenze sopra 2.000 €.',
  },
  'be.court.judgment-right-money': {
    says: 'Una parte dello stipendio e tutti gli assegni familiari non si possono prendere.',
  },
  'be.court.judgment-option-appeal': {
    title: 'Fare appello',
    says: 'Un avvocato manda l’appello in tempo.',
    cost: 'Un avvocato, o aiuto legale.',
    time: 'Un mese per iniziare.',
    risk: 'Intanto forse deve pagare.',
    bestFor: 'La sentenza è chiaramente sbagliata.',
  },
  'be.court.judgment-option-plan': {
    title: 'Piano con l’ufficiale giudiziario',
    says: 'Offra una somma al mese con il Suo bilancio.',
    cost: 'Ciò che offre.',
    time: 'Una lettera.',
    risk: 'Lo rispetti.',
    bestFor: 'Accetta la sentenza.',
  },
}
