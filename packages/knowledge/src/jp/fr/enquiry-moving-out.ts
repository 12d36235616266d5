/** Questions about ending a lease, the bill on leaving and the deposit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_FR: Words = {
  'jp.ask.leave': {
    says: 'Dans un bail ordinaire, vous n’avez pas à partir : il faut une juste cause (正当事由) et six mois d’avis ; une clause contre vous est nulle. Vouloir le logement ou reconstruire ne suffit en général pas sans indemnité (立退料). Ne signez rien, demandez la raison par écrit et payez ; s’il refuse, consignez (供託). Seul un juge décide. Un bail à terme fixe (定期借家) finit à sa date.',
    dependsOn: 'votre type de bail',
  },
  'jp.ask.deposit': {
    says: 'Vous ne payez pas l’usure et l’âge, comme les murs passés ou les traces de meubles. Seul ce que vous avez abîmé compte, selon l’âge : le papier peint presque rien après six ans. Le reste du dépôt revient après le départ. Demandez une facture par poste et écrivez ce que vous refusez, avec le guide de l’État (原状回復ガイドライン). Ne signez rien sur place. Appelez le 188.',
  },
  'jp.ask.move-out-bill': {
    says: 'L’usure et l’âge ne sont pas à votre charge. Même pour un dégât, un papier peint ne vaut presque plus rien après six ans. Une clause de nettoyage vaut seulement si elle est claire et juste. Ne signez rien sur place. Demandez chaque poste et écrivez ce que vous refusez. Appelez le 188 ; jusqu’à 600 000 yens, un petit procès aide.',
  },
}
