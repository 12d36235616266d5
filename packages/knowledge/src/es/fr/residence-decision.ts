/** The French words of the rows in ../residence-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_DECISION_FR: Words = {
  'es.stay.want': {
    says: 'Un service décide de votre droit de rester en Espagne.',
  },
  'es.stay.right-reconsider': {
    says: 'Vous pouvez demander au même service de revoir sa décision en un mois (recurso de reposición). C’est gratuit et sans avocat.',
  },
  'es.stay.right-court': {
    says: 'Vous pouvez aussi aller au tribunal administratif (contencioso-administrativo) en deux mois. Pour cela il faut un avocat.',
  },
  'es.stay.right-pause': {
    says: 'Le recours seul n’arrête pas l’obligation de partir. Votre avocat peut demander au juge de la suspendre (medida cautelar).',
  },
  'es.stay.right-lawyer': {
    says: 'Avec peu de revenus, vous avez droit à un avocat gratuit, et à un interprète si besoin.',
  },
  'es.stay.right-expulsion': {
    says: 'Dans la procédure rapide, vous avez 48 heures pour répondre. Famille et années ici doivent compter. Une amende peut remplacer l’expulsion.',
  },
  'es.stay.step-lawyer': {
    says: 'Voyez aujourd’hui un avocat ou une association gratuite. Apportez ce papier et l’enveloppe.',
  },
  'es.stay.step-why': {
    says: 'Lisez pourquoi ils refusent. Réunissez des papiers qui prouvent le contraire : travail, revenus, famille, années ici.',
  },
  'es.stay.deadline-review': {
    says: 'Vous avez un mois dès réception pour demander un nouvel examen. Par prudence, nous comptons dès sa date.',
    action: 'Demander un nouvel examen (recurso de reposición)',
    consequence: 'Il ne reste que le tribunal, en deux mois.',
  },
  'es.stay.option-appeal': {
    title: 'Demander un nouvel examen',
    says: 'Écrivez pourquoi le refus est faux et joignez vos papiers.',
    cost: 'Rien.',
    time: 'Un mois.',
    risk: 'Cela n’arrête pas l’obligation de partir.',
    bestFor: 'Vous avez des papiers qui répondent au motif.',
  },
}
