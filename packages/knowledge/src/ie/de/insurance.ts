/** The German words of Ireland: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_DE: Words = {
  'ie.insure.want': {
    says: 'Suchen Sie den Grund und die Worte der Police, die er nennt.',
  },
  'ie.insure.reality': {
    says: 'Das ist die Meinung des Versicherers. Es ist nicht das letzte Wort.',
  },
  'ie.insure.who': {
    says: 'Der Financial Services and Pensions Ombudsman prüft Beschwerden über Versicherer kostenlos.',
  },
  'ie.insure.rights': {
    says: 'Sie können Gründe verlangen und sehen, welche Worte der Police sie nutzen.',
  },
  'ie.insure.right-fair': {
    says: 'Ein Versicherer muss Ihren Fall schnell und fair bearbeiten. Wegen einer falschen Antwort darf er nur nach dem Gesetz ablehnen.',
  },
  'ie.insure.right-fspo': {
    says: 'Nach einer endgültigen Antwort oder 40 Werktagen können Sie zum Ombudsman gehen.',
  },
  'ie.insure.step-reason': {
    says: 'Verlangen Sie die Gründe schriftlich.',
  },
  'ie.insure.step-complain': {
    says: 'Beschweren Sie sich schriftlich und verlangen Sie eine endgültige Antwort (final response).',
  },
  'ie.insure.step-proof': {
    says: 'Schicken Sie Fotos, Angebote und Belege.',
  },
  'ie.insure.opt-fspo': {
    title: 'Sich beschweren, dann der Ombudsman',
    says: 'Zuerst beim Versicherer, dann online beim FSPO.',
    cost: 'Kostenlos.',
    time: 'Monate.',
    risk: 'Gering.',
    bestFor: 'Sie halten die Entscheidung für falsch.',
  },
  'ie.insure.opt-help': {
    title: 'Rat holen',
    says: 'Fragen Sie Citizens Information oder einen Anwalt (solicitor).',
    cost: 'Kostenlos, oder ein Honorar für einen Anwalt.',
    time: 'Jetzt.',
    risk: 'Keines.',
    bestFor: 'Es geht um viel Geld.',
  },
  'ie.insure.right-proportion': {
    says: 'Sie mussten nur die Fragen der Versicherung ehrlich und sorgfältig beantworten. Ein unschuldiger Fehler beendet den Schutz nicht.',
  },
  'ie.insure.right-forty-days': {
    says: 'Die Versicherung muss Ihre Beschwerde prüfen und binnen 40 Arbeitstagen antworten.',
  },
}
