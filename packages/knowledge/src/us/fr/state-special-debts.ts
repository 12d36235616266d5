/** The French words of the rows in ../state-special-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SPECIAL_DEBTS_FR: Words = {
  ...stateWords('bad-check', {
    'CA FL':
      'après une demande par lettre recommandée, vous avez 30 jours pour payer un chèque sans provision. Ensuite, ils peuvent réclamer jusqu’à trois fois plus',
    TX: 'les frais pour un chèque rejeté sont de 30 $ au plus. Payez le chèque et les frais, et gardez la preuve',
    'AZ GA IL MA MI NC NJ OH WA':
      'la loi limite ce qu’on peut demander pour un chèque sans provision. Payez-le dans le délai de l’avis et vous devrez le plus souvent peu de plus',
  }),
  ...stateWords('rent-to-own', {
    'AZ GA IL MA MI OH WA':
      'vous pouvez rendre des biens loués avec option d’achat (rent-to-own) et ne plus devoir les loyers suivants. Après un retard, vous pouvez le plus souvent payer et continuer',
  }),
  ...stateWords('storage-unit', {
    'AZ GA IL MA MI NC NJ OH WA':
      'un garde-meuble (self-storage) doit vous écrire avant de vendre vos affaires. Payez ce qui est dû avant la vente et vous pourrez les prendre',
  }),
  ...stateWords('medical-credit', {
    NJ: 'le recouvrement d’une dette de soins doit attendre 120 jours, et un plan juste vient d’abord. Les intérêts sont de 3 % par an au plus, et la paie de la plupart est protégée',
    IL: 'une dette de soins ne peut pas figurer dans votre dossier de crédit. Si elle y est, contestez-la par écrit',
    WA: 'une dette de soins ne peut pas être signalée à votre dossier de crédit. Si elle l’est, vous n’avez pas à la payer',
  }),
  ...stateWords('wage-assignment', {
    IL: 'vous pouvez le plus souvent arrêter une cession de salaire (wage assignment) par écrit à tout moment. Dans les 20 jours après l’avis, votre paie reste entière. Écrivez au créancier et à votre employeur',
  }),
}
