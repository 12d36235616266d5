/** Questions about debts that somebody collects after a bankruptcy cleared them: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISCHARGED_DEBT_FR: Words = {
  'us.fact.discharged-debt': {
    says: "Personne ne peut vous réclamer une dette effacée par la faillite (discharge). Envoyez l'ordonnance et écrivez : arrêtez. S'ils continuent, demandez au tribunal des faillites de rouvrir le dossier. Si l'on vous poursuit, répondez à temps. Votre dossier de crédit doit la montrer effacée, rien dû : contestez, ils ont 30 jours. Ne payez rien. Ne sont pas effacés les pensions, la plupart des impôts et prêts étudiants, les dettes plus récentes ou reconfirmées (reaffirmed). Une garantie peut rester.",
  },
}
