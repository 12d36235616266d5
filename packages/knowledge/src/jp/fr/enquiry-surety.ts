/** The French words of the rows in ../enquiry-surety.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_FR: Words = {
  'jp.ask.student-loan': {
    says: 'Appelez JASSO avant de nouveaux retards. Demandez des mensualités réduites (減額返還) ou un report (返還期限猶予) si vous gagnez peu, êtes malade ou sans emploi. Une caution peut être sollicitée : prévenez-la.',
  },
  'jp.ask.guarantor': {
    says: 'Une caution solidaire (連帯保証人) doit comme le débiteur. Demandez l’acte signé et le solde. Sans écrit, ou sans plafond pour une caution ouverte, elle est nulle. Voyez un avocat avant de payer.',
    dependsOn: 'ce que vous avez signé',
  },
  'jp.ask.parents-debt': {
    says: 'Nul ne doit le prêt d’un parent, sauf qui a signé comme garant (保証人). Un prêteur ne peut presser la famille : refusez par écrit. Ne signez et ne payez rien. Après un décès, on hérite aussi des dettes : renoncez (相続放棄) dans les trois mois au tribunal de la famille.',
  },
}
