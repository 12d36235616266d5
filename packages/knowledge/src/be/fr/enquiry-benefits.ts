/** Questions about benefits, the living wage and the health fund: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_FR: Words = {
  'be.ask.health-fund-refuses': {
    says: "Vous avez trois mois pour saisir le tribunal du travail. C'est gratuit, même si vous perdez, mais faites-le vite. Demandez un rapport à votre médecin, et de l'aide au syndicat ou à un avocat gratuit. Le juge nomme souvent un expert. En attendant, demandez le chômage provisoire via le syndicat ou la CAPAC, même avec un emploi : l'employeur le déclare en ligne. Donnez-lui le certificat. Si vous gagnez, la mutuelle paie depuis le début. Sinon, vous gardez ces allocations.",
  },
  'be.ask.benefit-back': {
    says: 'Demandez les motifs et le calcul. Vous avez trois mois pour le tribunal du travail, sans frais. Si l’erreur vient de l’organisme et que vous ne pouviez pas savoir, il ne peut souvent rien réclamer du passé. Sinon, demandez un plan.',
  },
  'be.ask.cpas-refuses': {
    says: 'Demandez la décision par écrit. Vous avez trois mois pour le tribunal du travail. C’est gratuit, et un avocat gratuit peut aider. Redemandez si votre vie a changé.',
  },
  'be.ask.living-wage': {
    says: 'Adressez-vous dès maintenant au CPAS de votre commune, avant que l’argent ne s’arrête. Il faut avoir 18 ans, vivre en Belgique avec un droit de séjour et trop peu de revenus. Il regarde aussi les cohabitants, et vous devez être prêt à travailler. Il doit donner un accusé de réception et décider en 30 jours. Contre un refus : trois mois pour le tribunal du travail, gratuit.',
  },
}
