/** Questions about the broadcasting fee of people on benefits: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEE_EXEMPTION_NL: Words = {
  'de.ask-debt.tv-fee-on-benefits': {
    says: 'Vraag vandaag vrijstelling aan op rundfunkbeitrag.de, met al uw besluiten over de uitkering. Die komt nooit vanzelf, maar kan tot drie jaar terug gelden. Dan vervalt de oude schuld over die maanden. Schrijf ook de dienst die int: stuur een kopie, vraag te wachten en voor de rest kleine termijnen. Dreigt beslag op uw rekening, maak er dan een P-Konto van.',
  },
}
