/** The French words of the rows in ../enquiry-time-off.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIME_OFF_FR: Words = {
  'es.ask.family-leave': {
    says: 'La loi vous donne des jours payés, et votre convention (convenio) peut donner plus. Au moins deux jours pour la mort d’un proche, ou quatre s’il faut voyager. Cinq pour une maladie grave ou une opération d’un proche. 15 pour votre mariage, un pour un déménagement. Prévenez et donnez une preuve.',
  },
}
