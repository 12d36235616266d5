/** The Italian words of the rows in ../enquiry-police-custody.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_CUSTODY_WORDS: Words = {
  'fr.ask-buy.police-custody': {
    says: 'Il fermo (garde à vue) dura fino a 24 ore. Se la pena prevista è di almeno un anno, il procuratore può aggiungere 24 ore; solo i casi gravi durano di più. Può restare in silenzio. Può avere un avvocato dall’inizio, gratis se non può pagare, vedere un medico e far avvisare una persona a scelta. Devono dirle il motivo. Se le chiedono solo di venire (audition libre), può andarsene in ogni momento.',
  },
}
