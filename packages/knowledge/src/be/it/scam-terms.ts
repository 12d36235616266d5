/** Truffe, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_TERMS_IT: Words = {
  'be.scam.right-unordered': {
    says: 'Ciò che non ha mai ordinato non deve né pagarlo né restituirlo.',
  },
  'be.scam.who': {
    says: 'Sembra un truffatore che usa un nome noto. Cerchi da solo il numero vero e chieda.',
  },
  'be.scam.not-yet': {
    says: 'Non Le prendono nulla se non risponde. Una richiesta vera vuole prima un giudice o un atto ufficiale.',
  },
  'be.scam.step-police': {
    says: 'Se ha perso soldi, faccia denuncia e tenga il numero. La banca lo chiede.',
  },
  'be.scam.right-hearing': {
    says: 'La polizia vera La sente di persona, non per email, e prima può vedere un avvocato. Le dice in breve di cosa si tratta e non chiude mai un caso in cambio di denaro inviato.',
  },
}
