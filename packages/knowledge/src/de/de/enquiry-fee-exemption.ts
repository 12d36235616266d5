/** Questions about the broadcasting fee of people on benefits: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEE_EXEMPTION_DE: Words = {
  'de.ask-debt.tv-fee-on-benefits': {
    says: 'Beantragen Sie heute die Befreiung auf rundfunkbeitrag.de, mit allen Bewilligungsbescheiden. Sie kommt nie von selbst, kann aber bis zu drei Jahre zurück gelten: Dann entfällt die Schuld für diese Monate. Schicken Sie der Stelle, die vollstreckt, eine Kopie, bitten Sie um Aufschub und bieten Sie für den Rest Raten. Termin beim Gerichtsvollzieher? Schreiben Sie ihm vorher und bleiben Sie nicht weg: sonst droht Haftbefehl. Ein P-Konto schützt Ihr Konto.',
  },
}
