/** The French words of the rows in ../immigration-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_DECISION_FR: Words = {
  'de.stay.want': {
    says: 'Une administration décide de votre séjour en Allemagne.',
  },
  'de.stay.reality': {
    says: 'Il s’agit de votre droit de rester. Le délai est court : voyez aujourd’hui un avocat ou un service gratuit.',
  },
  'de.stay.warn': {
    says: 'Un recours seul n’arrête souvent pas l’éloignement. Il faut aussi une demande urgente au juge (Eilantrag).',
  },
  'de.stay.deadline-week': {
    says: 'Vous avez une semaine dès la remise pour le recours et la demande urgente. Le jour indiqué compte, par prudence, dès la date de la lettre.',
    action: 'Saisir le tribunal administratif, avec demande urgente',
    consequence: 'La décision devient définitive et vous pouvez être éloigné.',
  },
  'de.stay.deadline-two-weeks': {
    says: 'Contre un refus du BAMF, vous avez deux semaines dès la remise, parfois une. Le jour indiqué compte, par prudence, dès la date de la lettre.',
    action: 'Saisir le tribunal administratif (Klage)',
    consequence: 'La décision devient définitive et vous pouvez être éloigné.',
  },
  'de.stay.right-reasons': {
    says: 'Les faits et preuves doivent parvenir au tribunal dans le mois. Un avocat peut voir votre dossier.',
  },
  'de.stay.right-time-to-leave': {
    says: 'En général, ils doivent vous laisser 7 à 30 jours pour partir de vous-même. Famille, enfants et santé doivent être pesés.',
  },
  'de.stay.right-fiction': {
    says: 'Si vous avez demandé avant la fin du titre, vous pouvez rester et travailler comme avant. Demandez la Fiktionsbescheinigung.',
  },
  'de.stay.step-lawyer': {
    says: 'Portez aujourd’hui la lettre et l’enveloppe à un avocat ou un service (Migrationsberatung, Flüchtlingsrat).',
  },
  'de.stay.option-court': {
    says: 'Un recours et une demande urgente peuvent vous laisser ici jusqu’à la décision. L’aide judiciaire est possible.',
    title: 'Aller au juge à temps',
    cost: 'Pas de frais de tribunal en asile. L’avocat est payant.',
    time: 'Une semaine, deux semaines ou un mois : voir la dernière page.',
    risk: 'Un jour de retard et c’est souvent fini.',
    bestFor: 'Vous avez des raisons de rester.',
  },
}
