/** The French words of the rows in ../state-utilities.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_UTILITIES_FR: Words = {
  ...stateWords(['cut-off-hardship', 'ask-cut-off-hardship'], {
    MA: 'votre service reste en cas de difficultés avec une maladie grave, un bébé à la maison ou le chauffage d’hiver. Dites-le à l’entreprise',
  }),
  ...stateWords(['cut-off-notice', 'ask-cut-off-notice'], {
    FL: 'une compagnie d’électricité réglementée doit vous prévenir par écrit cinq jours de travail avant de couper',
    NY: 'un dernier avis doit arriver au moins 15 jours avant la coupure du courant ou du gaz. Vous pouvez d’abord demander un plan de paiement',
    OH: 'une entreprise de courant ou de gaz doit prévenir 14 jours avant une coupure et offrir des plans de paiement',
    TX: 'une compagnie d’électricité doit envoyer un avis de coupure au moins dix jours avant ce jour. Un délai plus court enfreint la règle',
    VA: 'un fournisseur doit d’abord vous écrire, et ne peut le plus souvent couper qu’après 60 jours de retard. Jamais un vendredi ou le week-end, ni par grand froid ou forte chaleur',
  }),
  ...stateWords(['cut-off-plan', 'ask-cut-off-plan'], {
    CA: 'les grandes entreprises de courant et de gaz doivent offrir un plan de paiement avant de couper. Un avis de dix jours est dû',
    TX: 'vous pouvez demander à votre compagnie d’électricité de payer plus tard en plusieurs fois (deferred payment plan). Dans certains cas, elle doit l’offrir',
  }),
  ...stateWords(['cut-off-summer', 'ask-cut-off-summer'], {
    AZ: 'une compagnie d’électricité réglementée ne peut pas couper un logement pour factures impayées pendant les mois chauds, de juin à mi-octobre',
  }),
  ...stateWords(['cut-off-water', 'ask-cut-off-water'], {
    CA: 'la plupart des fournisseurs d’eau peuvent couper seulement après 60 jours de factures impayées, et doivent vous contacter 7 jours ouvrables avant',
  }),
  ...stateWords(['cut-off-weather', 'ask-cut-off-weather'], {
    TX: 'votre courant ne peut pas être coupé par chaleur ou froid extrêmes, ni tant que quelqu’un de très malade à la maison est protégé',
  }),
  ...stateWords(['cut-off-winter', 'ask-cut-off-winter'], {
    IL: 'de décembre à mars, une entreprise de courant ou de gaz doit offrir un plan de paiement avant de pouvoir couper votre chauffage',
    IN: 'votre courant ou votre gaz reste de décembre au 15 mars si vous recevez ou avez demandé une aide à l’énergie',
    IA: 'votre courant ou votre gaz reste de novembre à fin mars si vous avez droit à une aide à l’énergie',
    MD: 'les coupures sont limitées de novembre à mars et par grand froid ou grande chaleur. Un avis écrit est d’abord dû',
    MI: 'un plan de protection d’hiver aide les bas revenus et les personnes de 65 ans ou plus. Demandez-le dès novembre',
    MN: 'la Cold Weather Rule garde votre chauffage d’octobre à avril si vous acceptez un plan et le respectez',
    MO: 'la Cold Weather Rule limite les coupures de chauffage de novembre à mars et offre un plan de 12 mois',
    NJ: 'beaucoup de logements ne peuvent pas perdre le chauffage ou le courant du 15 novembre au 15 mars. Demandez le Winter Termination Program',
    PA: 'un avis de dix jours est dû avant une coupure. De décembre à mars, la plupart des foyers à bas revenu ne peuvent pas perdre le service',
    WA: 'un plan de paiement garde votre chauffage du 15 novembre au 15 mars. Dites à l’entreprise que vous ne pouvez pas payer',
    WI: 'votre chauffage ne peut pas être coupé de novembre au 15 avril',
  }),
  ...stateWords('cut-off-notice', {
    NC: 'une société d’électricité contrôlée doit écrire dix jours avant une coupure. De novembre à mars, il lui faut une permission pour couper certaines personnes âgées ou handicapées',
  }),
  ...stateWords('ask-cut-off-notice', {
    NC: 'une société d’électricité contrôlée doit écrire dix jours avant une coupure. De novembre à mars, il lui faut une permission pour couper certaines personnes âgées ou handicapées',
  }),
  ...stateWords('cut-off-weather', {
    GA: 'une société d’électricité contrôlée ne peut pas couper lors d’une alerte de chaleur ou de gel. Une maladie grave à la maison peut aussi repousser la coupure',
  }),
  ...stateWords('ask-cut-off-weather', {
    GA: 'une société d’électricité contrôlée ne peut pas couper lors d’une alerte de chaleur ou de gel. Une maladie grave à la maison peut aussi repousser la coupure',
  }),
}
