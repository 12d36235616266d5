/** Questions about the broadcasting fee of people on benefits: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEE_EXEMPTION_DE: Words = {
  'de.ask-debt.tv-fee-on-benefits': {
    says: 'Beantragen Sie heute die Befreiung auf rundfunkbeitrag.de, mit allen Bewilligungsbescheiden. Sie kommt nie von selbst, kann aber bis zu drei Jahre zurück gelten. Dann entfällt die alte Schuld für diese Monate. Schreiben Sie auch der Stelle, die vollstreckt: Kopie schicken, um Aufschub bitten und für den Rest kleine Raten anbieten. Droht eine Kontopfändung, lassen Sie ein P-Konto einrichten.',
  },
}
