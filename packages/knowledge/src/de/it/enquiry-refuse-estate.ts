/** Questions about the debts of a parent or relative who died: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUSE_ESTATE_IT: Words = {
  'de.ask-debt.parent-died': {
    says: 'Non deve pagare se rinuncia in tempo: chi non fa nulla eredita. Ha sei settimane da quando sa della morte e che eredita. Sono sei mesi se il defunto viveva solo all’estero o Lei allora è all’estero. Vada di persona al tribunale (Nachlassgericht) o dal notaio: una semplice lettera non basta. Rinunci anche per i figli. Fino ad allora non prenda, paghi, venda o firmi nulla, nemmeno l’affitto. Il funerale può comunque toccare a Lei: l’ufficio sociale può pagarlo.',
  },
}
