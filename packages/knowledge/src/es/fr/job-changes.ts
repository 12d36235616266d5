/** The French words of Spain: job changes. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_CHANGES_FR: Words = {
  'es.job.grounds': {
    says: 'Un licenciement disciplinaire exige une faute grave et coupable, de celles que la loi énumère. L’entreprise doit la prouver.',
  },
  'es.job.right-temporary-pay': {
    says: 'À la fin de la plupart des contrats temporaires, vous recevez 12 jours de salaire par an. Après plus d’un an, 15 jours de préavis sont dus.',
  },
  'es.job.right-temporary-cause': {
    says: 'Un contrat temporaire doit dire un vrai motif et sa durée. Sinon vous êtes en contrat fixe, et sa fin est un licenciement.',
  },
  'es.job.deadline-sanction': {
    says: 'Vous avez 20 jours ouvrables pour contester une sanction au travail. Nous comptons dès la date de la lettre, par prudence.',
    action: 'Déposer la demande de conciliation (papeleta de conciliación)',
    consequence: 'La sanction devient définitive.',
  },
  'es.job.right-change': {
    says: 'Pour un grand changement d’horaire ou de salaire, 15 jours de préavis sont dus. Contestez-le en 20 jours ouvrables. S’il vous nuit, vous pouvez partir avec 20 jours de salaire par an.',
  },
  'es.job.right-erte': {
    says: 'Dans un ERTE, votre emploi continue. Pour les jours ou heures sans travail, vous touchez le chômage.',
  },
  'es.job.deadline-temporary': {
    says: 'Si vous pensez que l’emploi était en fait fixe, vous avez 20 jours ouvrables dès le dernier jour. Nous comptons dès la lettre, par prudence.',
    action: 'Déposer la demande de conciliation (papeleta de conciliación)',
    consequence: 'Vous ne pouvez plus contester la fin de l’emploi.',
  },
  'es.job.want-sanction': {
    says: 'Votre employeur vous sanctionne. Vous gardez votre emploi.',
  },
  'es.job.right-sanction-limits': {
    says: 'Pas d’amende sur le salaire ni de congés retirés. Pour une faute grave, la lettre doit dire les faits et la date.',
  },
  'es.job.right-sanction-late': {
    says: 'Dès qu’ils savent, ils ont 10 jours pour une faute légère, 20 pour une grave, 60 pour une très grave. Après six mois, c’est trop tard.',
  },
  'es.job.want-transfer': {
    says: 'Votre employeur veut vous muter sur un autre lieu de travail.',
  },
  'es.job.right-transfer': {
    says: 'Une mutation qui oblige à déménager exige un vrai motif et 30 jours de préavis. Vous pouvez l’accepter avec vos frais, la contester, ou partir avec 20 jours de salaire par an.',
  },
  'es.job.deadline-transfer': {
    says: 'Vous avez 20 jours ouvrables dès l’avis pour contester la mutation. Nous comptons de la date de la lettre, par prudence.',
    action: 'Contester la mutation au tribunal du travail (Juzgado de lo Social)',
    consequence: 'La mutation est maintenue.',
  },
}
