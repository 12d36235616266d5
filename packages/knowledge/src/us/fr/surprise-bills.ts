/** The French words of the rows in ../surprise-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const SURPRISE_BILLS_FR: Words = {
  ...stateWords('surprise-bill', {
    AZ: 'la loi de l’État limite aussi les factures surprises (surprise bills) de médecins hors de votre réseau. Payez seulement votre part du réseau et plaignez-vous au bureau des assurances',
    CA: 'la loi de l’État limite aussi les factures surprises (surprise bills) de médecins hors de votre réseau. Payez seulement votre part du réseau et plaignez-vous au bureau des assurances',
    FL: 'la loi de l’État limite aussi les factures surprises (surprise bills) de médecins hors de votre réseau. Payez seulement votre part du réseau et plaignez-vous au bureau des assurances',
    GA: 'la loi de l’État limite aussi les factures surprises (surprise bills) de médecins hors de votre réseau. Payez seulement votre part du réseau et plaignez-vous au bureau des assurances',
    IL: 'la loi de l’État limite aussi les factures surprises (surprise bills) de médecins hors de votre réseau. Payez seulement votre part du réseau et plaignez-vous au bureau des assurances',
    MI: 'la loi de l’État limite aussi les factures surprises (surprise bills) de médecins hors de votre réseau. Payez seulement votre part du réseau et plaignez-vous au bureau des assurances',
    NJ: 'la loi de l’État limite aussi les factures surprises (surprise bills) de médecins hors de votre réseau. Payez seulement votre part du réseau et plaignez-vous au bureau des assurances',
    NY: 'la loi de l’État limite aussi les factures surprises (surprise bills) de médecins hors de votre réseau. Payez seulement votre part du réseau et plaignez-vous au bureau des assurances',
    OH: 'la loi de l’État limite aussi les factures surprises (surprise bills) de médecins hors de votre réseau. Payez seulement votre part du réseau et plaignez-vous au bureau des assurances',
    TX: 'la loi de l’État limite aussi les factures surprises (surprise bills) de médecins hors de votre réseau. Payez seulement votre part du réseau et plaignez-vous au bureau des assurances',
    VA: 'la loi de l’État limite aussi les factures surprises (surprise bills) de médecins hors de votre réseau. Payez seulement votre part du réseau et plaignez-vous au bureau des assurances',
    WA: 'la loi de l’État limite aussi les factures surprises (surprise bills) de médecins hors de votre réseau. Payez seulement votre part du réseau et plaignez-vous au bureau des assurances',
  }),
}
