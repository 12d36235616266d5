/** Questions about resigning to follow a partner: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_WITH_A_PARTNER_IT: Words = {
  'fr.ask-work.resign-follow': {
    says: 'Di solito sì. Dimettersi per seguire il coniuge o partner che si trasferisce per un nuovo lavoro è un motivo legittimo (démission légitime). Conservi la prova di quel lavoro e del trasloco. Deve aver lavorato abbastanza, di solito sei mesi in due anni. Dia il preavviso e si iscriva subito a France Travail. Se rifiutano, chieda il riesame per iscritto.',
  },
}
