/** The words of the rows in ../enquiry-papers-and-disputes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_AND_DISPUTES_FR: Words = {
  'es.ask.hours-changed': {
    says: 'Demandez-le par écrit. Pour un grand changement, 15 jours de préavis sont dus, 30 pour une mutation. Contestez en 20 jours ouvrables. S’il vous nuit, vous pouvez souvent partir avec 20 jours de salaire par an.',
  },
  'es.ask.trial-period': {
    says: 'Pendant l’essai, ils peuvent y mettre fin sans motif ni préavis. L’essai doit être écrit et pas trop long. Pour une grossesse ou un autre motif interdit, c’est nul. Vous avez 20 jours ouvrables.',
    dependsOn: 'ce que dit votre contrat et pourquoi ils l’ont fait',
  },
  'es.ask.community-dues': {
    says: 'Chaque propriétaire paie sa part des frais communs. Vous pouvez contester une décision en trois mois, ou un an si elle viole la loi, mais payez ou déposez d’abord. Demandez le procès-verbal.',
    dependsOn: 'ce que l’assemblée a décidé, et quand',
  },
  'es.ask.guarantor': {
    says: 'Vous ne répondez que de ce que vous avez signé, avec les défenses du débiteur. Sans le mot solidario, ils doivent d’abord viser le débiteur. Ce que vous payez, vous pouvez le lui réclamer.',
    dependsOn: 'ce que dit le papier que vous avez signé',
  },
  'es.ask.claim-arrived': {
    says: 'Notez le jour de réception. Vous avez dix jours ouvrables dans un juicio verbal, 20 dans un juicio ordinario. Jusqu’à 2 000 €, pas besoin d’avocat. Demandez un avocat gratuit et l’arrêt du délai.',
  },
  'es.ask.tax-papers': {
    says: 'Répondez à temps, le plus souvent en dix jours ouvrables, avec des copies. Vous pouvez demander la moitié de jours en plus. Si vous n’êtes pas d’accord, dites pourquoi. Contre la décision, vous aurez un mois.',
  },
  'es.ask.police-summons': {
    says: 'Allez-y le jour dit. Demandez si vous venez comme témoin ou comme suspect (investigado). Comme suspect, vous pouvez vous taire et avoir un avocat, commis d’office au besoin. Ne signez que ce que vous avez dit.',
  },
  'es.ask.legal-aid': {
    says: 'Demandez à l’ordre des avocats (Colegio de Abogados) ou au tribunal. Seul, la limite est deux fois l’IPREM, plus en famille. Salariés et victimes de violences l’ont toujours dans leurs affaires.',
  },
  'es.ask.water-damage': {
    says: 'Prenez des photos et écrivez vite à l’assurance et au voisin. Une fuite du logement est pour celui du dessus, les tuyaux communs pour la copropriété. Vous avez un an : envoyez un burofax.',
  },
}
