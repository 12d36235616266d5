/** The Italian words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_IT: Words = {
  'au.ask.see-child': {
    says: 'Mantenimento e tempo con il figlio sono due cose, quindi continui a pagare. Chieda prima la conciliazione familiare (family dispute resolution): 1800 050 321. Per lo più serve il suo certificato prima del tribunale. Poi il tribunale può decidere secondo il bene del bambino.',
  },
  'au.ask.child-support': {
    says: 'Chiami Services Australia (Child Support). Può riscuotere da stipendio, rimborsi delle tasse e conti, e può impedire all’altro genitore di lasciare il paese. È gratis.',
  },
}
