/** The French words of the rows in ../scam-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_STEPS_FR: Words = {
  'us.scam.step-report-ssa': {
    says: 'Signalez-le à l’inspecteur général de Social Security sur oig.ssa.gov, et à la FTC sur ReportFraud.ftc.gov.',
  },
  'us.scam.step-stop': {
    says: 'Ne payez pas, n’appelez pas le numéro, n’ouvrez pas le lien et ne donnez aucune donnée.',
  },
  'us.scam.step-check': {
    says: 'Cherchez vous-même le numéro du vrai bureau, sur son propre site ou une vieille facture, et demandez.',
  },
  'us.scam.step-report': {
    says: 'Signalez-le sur ReportFraud.ftc.gov. Pour les arnaques sur internet, signalez aussi sur ic3.gov.',
  },
  'us.scam.step-report-irs': {
    says: 'Signalez un faux bureau des impôts au TIGTA sur tigta.gov. Transférez un faux e-mail à phishing@irs.gov.',
  },
  'us.scam.step-paid': {
    says: 'Si vous avez payé, appelez maintenant votre banque, la société de la carte ou de la carte cadeau et demandez l’argent. Allez sur IdentityTheft.gov si vous avez donné des données.',
  },
  'us.scam.option-ignore': {
    says: 'Gardez-le comme preuve, signalez-le, et ne répondez pas.',
    title: 'Ne pas répondre',
    cost: 'Gratuit',
    time: 'Aucun',
    risk: 'Aucun, une fois que vous avez vérifié auprès du vrai bureau.',
    bestFor: 'Vous n’avez rien payé et ne leur avez rien dit.',
  },
  'us.scam.option-report': {
    says: 'Signalez-le, prévenez votre banque, changez vos mots de passe et gelez votre crédit (freeze) auprès des trois bureaux de crédit. Un gel est gratuit.',
    title: 'Le signaler et vous protéger',
    cost: 'Gratuit',
    time: '15 minutes',
    risk: 'Aucun.',
    bestFor: 'Vous avez payé, ou leur avez donné des données.',
  },
  'us.scam.warning-recovery': {
    says: 'Si quelqu’un offre de récupérer votre argent contre des frais, c’est aussi une arnaque.',
  },
  'us.scam.step-statement': {
    says: 'Regardez votre compte ou votre carte, dans l’application de la banque. Si ce débit n’y est pas, rien n’a été pris et il n’y a rien à annuler.',
  },
  'us.scam.warning-remote': {
    says: 'Ne laissez jamais un appelant voir ou diriger votre téléphone ou ordinateur, et ne renvoyez jamais un « remboursement » trop élevé. Si c’est fait, appelez votre banque maintenant.',
  },
}
