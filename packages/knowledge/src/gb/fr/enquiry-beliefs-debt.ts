/** What people believe of debts and judgments, put right: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_DEBT_FR: Words = {
  'gb.ask-debt.letter-no-judgment': {
    says: 'Une lettre d’une société de recouvrement n’est pas un jugement du county court (CCJ). Seul un tribunal en rend un, si un claim form vous a été envoyé et que vous avez perdu ou pas répondu. Vérifiez gratuitement vos dossiers de crédit, ou cherchez sur TrustOnline (payant). Répondez à la lettre et n’ignorez jamais un formulaire du tribunal.',
  },
  'gb.ask-debt.council-tax-no-judgment': {
    says: 'Une liability order pour la council tax n’est pas un jugement du county court (CCJ). Elle vient du magistrates’ court et ne figure ni au registre des jugements ni dans votre dossier de crédit. Mais elle permet à la commune d’envoyer des bailiffs ou de prendre sur salaire ou aides. Appelez avant l’audience et demandez un plan.',
  },
  'gb.ask-debt.small-payments': {
    says: 'De petits paiements n’empêchent pas un procès, sauf si la société a promis d’attendre. Demandez-le par écrit avec un budget : un prêteur doit vous traiter loyalement. S’il agit, répondez au formulaire à temps. Le tribunal peut permettre de petites sommes. Pour une vieille dette, chaque paiement ouvre six nouvelles années.',
  },
  'gb.ask-debt.pay-later-file': {
    says: 'Les dettes « payer plus tard » peuvent compter dans votre dossier de crédit. Klarna les signale, payées ou non, depuis juin 2022 ; les autres varient. Un default reste six ans. Depuis le 15 juillet 2026 ces prêteurs ont besoin de l’accord de la FCA et doivent vérifier que vous pouvez payer. En difficulté, demandez-leur d’abord de l’aide. Le Financial Ombudsman est gratuit.',
  },
  'gb.ask-debt.student-loan-bankrupt': {
    says: 'Un prêt étudiant de l’État ne prend pas fin avec la faillite. Il n’en fait pas partie ; vous continuez à payer selon vos gains, le plus souvent par le salaire. Cartes, découverts et prêts bancaires peuvent finir, même un prêt bancaire pour un cours. Parlez à un conseiller gratuit avant de demander.',
  },
  'gb.ask-debt.iva-home': {
    says: 'Avec un IVA (accord avec vos créanciers), il ne faut en général pas vendre le logement. Ses clauses décident : lisez ce qu’elles disent de la maison. Le prêt immobilier continue. Si votre part vaut beaucoup, vous payez souvent un an de plus ou devez tenter d’emprunter dessus. En cas de rupture, le logement peut être menacé. Demandez d’abord conseil, c’est gratuit.',
  },
}
