/** The French words of the rows in ../state-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CLAIMS_FR: Words = {
  ...stateWords('claim-proof', {
    CA: 'un acheteur de dettes doit nommer dans ses papiers le premier créancier, le dernier paiement et chaque entreprise qui a eu la dette',
    FL: 'le contrat doit être joint à la demande. Un nouveau propriétaire de la dette doit vous prévenir 30 jours avant d’aller en justice',
    GA: 'vous avez aussi 30 jours pour répondre devant le magistrate court. Vous pouvez répondre par écrit ou en parlant au greffe (clerk)',
    IL: 'une demande sur une carte doit venir avec un formulaire sous serment sur le compte et chaque propriétaire de la dette',
    MA: 'une demande sur une dette de consommation doit venir avec des papiers sous serment sur le compte, son propriétaire et votre adresse',
    MI: 'le contrat écrit doit être joint à la demande, sauf si une bonne raison est donnée',
    MO: 'pour une demande jusqu’à 25 000 $, allez au tribunal le jour indiqué dans la convocation (summons), et donnez vos défenses par écrit avant. Au-delà, vous avez 30 jours pour répondre',
    NJ: 'un acheteur de dettes qui veut un jugement par défaut (default judgment) doit jurer qui a eu la dette, étape par étape',
    NY: 'une demande sur une carte doit nommer le premier créancier, le dernier paiement et chaque propriétaire, avec le contrat joint',
    NC: 'un acheteur de dettes doit joindre le contrat et la preuve de chaque vente de la dette, et montrer la somme',
    OH: 'une copie du compte ou du contrat doit être jointe à la demande. Sinon, vous pouvez vous y opposer',
    PA: 'le contrat écrit doit être joint à la demande. Sinon, vous pouvez vous y opposer',
    TX: 'une demande pour dette devant le tribunal de paix (justice court) doit nommer le premier créancier, le compte et comment la somme est calculée',
    VA: 'vous pouvez demander au general district court de leur faire détailler la demande (bill of particulars)',
    WA: 'une agence de recouvrement doit avoir une licence, et déposer l’affaire au tribunal avant de vous remettre les papiers. Dites-le si elle ne l’a pas fait',
  }),
}
