/** The Italian words of the rows in ../public-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_HOUSING_IT: Words = {
  'us.public.right-voucher': {
    says: 'Prima che finisca il Suo aiuto per l’affitto (voucher), l’ufficio casa deve scrivere i motivi e quasi sempre darle un’udienza. La chieda entro il giorno nella lettera.',
  },
  'us.public.step-voucher': {
    says: 'Chieda l’udienza per iscritto e tenga una copia. Chieda di vedere prima il Suo fascicolo.',
  },
  'us.public.right-project': {
    says: 'Case pubbliche e con sussidio possono chiudere un contratto solo per un buon motivo. Deve avere i motivi per iscritto e quasi sempre un’udienza.',
  },
  'us.public.right-voucher-fair': {
    says: 'Chi La ascolta non può essere chi ha deciso, e Lei può vedere prima i documenti. Dica se c’è violenza in casa o una disabilità: possono cambiare la decisione.',
  },
}
