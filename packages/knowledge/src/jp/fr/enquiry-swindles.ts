/** Questions on lenders without a licence, paid side jobs and false warnings: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SWINDLES_FR: Words = {
  'jp.ask.private-lender-online': {
    says: "Ne payez plus rien. Un prêt à plus de 109,5 % par an d'un tel prêteur est nul et un crime. La Cour suprême dit que vous n'avez pas même à rendre la somme prêtée. Ne pas payer n'est pas une escroquerie : c'est le prêteur qui viole la loi. Gardez messages et appels. Allez aujourd'hui à la police (#9110) et chez un avocat ou scribe judiciaire ; ils peuvent arrêter appels et compte. Prévenez d'abord travail et famille.",
  },
  'jp.ask.side-job-fraud': {
    says: 'Agissez aujourd’hui. Pour une offre de travail payante, vous avez 20 jours dès le contrat pour annuler (クーリング・オフ). De fausses promesses s’annulent aussi plus tard. Demandez à votre banque de bloquer le compte payé. Gardez les annonces et messages. Appelez le 188 et la police (#9110).',
  },
  'jp.ask.support-fraud': {
    says: 'C’est une escroquerie. La police ne demande jamais d’argent et ne montre pas de mandat en vidéo. Raccrochez, coupez l’internet et supprimez le logiciel à distance. Si vous avez payé, faites bloquer aussitôt par la banque ou l’émetteur. Puis appelez #9110 et le 188.',
  },
  'jp.ask.paid-scammer': {
    says: 'Appelez votre banque pour faire bloquer le compte destinataire. Appelez la police (#9110) puis le 188. Si vous avez donné votre carte, faites-la bloquer. L’argent restant peut être partagé entre les victimes.',
  },
}
