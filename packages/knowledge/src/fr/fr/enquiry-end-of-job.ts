/** The French words of the rows in ../enquiry-end-of-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_JOB_WORDS: Words = {
  'fr.ask-work.papers-late': {
    says: 'À la fin du contrat, votre employeur doit vous remettre trois papiers : le certificat de travail, le solde de tout compte et l’attestation France Travail. Demandez-les par lettre recommandée avec une date limite. Si rien ne vient, les prud’hommes peuvent l’ordonner vite (référé), avec une somme par jour de retard. Montrez ce que le retard vous coûte : vous pouvez demander des dommages et intérêts.',
  },
  'fr.ask-work.resign-notice': {
    says: 'Votre convention collective ou les usages disent combien dure le préavis. Vous pouvez demander à partir plus tôt : obtenez un oui écrit de l’employeur. Si vous partez sans lui, vous pouvez devoir payer le préavis non fait. Si l’employeur vous en dispense sans que vous l’ayez demandé, vous êtes payé jusqu’à la fin du préavis.',
  },
  'fr.ask-work.forced-resignation': {
    says: 'Une démission doit être claire et libre. Écrivez tout de suite par recommandé que vous revenez dessus, et dites comment on a fait pression. Gardez les messages et les noms des témoins. L’employeur n’est pas obligé d’accepter. Mais les prud’hommes peuvent traiter une démission forcée comme un licenciement sans cause. N’attendez pas : vous avez douze mois.',
  },
}
