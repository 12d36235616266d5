/** Questions about the broadcasting fee of people on benefits: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEE_EXEMPTION_NL: Words = {
  'de.ask-debt.tv-fee-on-benefits': {
    says: 'Vraag vandaag vrijstelling aan op rundfunkbeitrag.de, met al uw besluiten over de uitkering. Die komt nooit vanzelf, maar kan tot drie jaar terug gelden: de schuld over die maanden vervalt. Stuur wie int een kopie, vraag te wachten en bied kleine termijnen voor de rest. Heeft de deurwaarder een dag gesteld? Schrijf vooraf en blijf niet weg: anders kan een arrestatiebevel volgen. Een P-Konto beschermt uw rekening.',
  },
}
