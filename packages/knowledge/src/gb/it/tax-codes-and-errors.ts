/** Italian: the words of the rows in ../tax-codes-and-errors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CODES_AND_ERRORS_IT: Words = {
  'gb.tax.right-careful': {
    says: 'Se ha fatto attenzione e ha comunque sbagliato, non c’è sanzione. In caso di negligenza, dirlo a HMRC prima che lo scopra la riduce molto.',
  },
  'gb.tax.right-code': {
    says: 'Può opporsi a un tax code. Dica a HMRC perché è sbagliato. Senza accordo può ricorrere al tribunale fiscale.',
  },
  'gb.tax.right-points': {
    says: 'Un punto da solo non costa nulla; col quarto arrivano 200 £. HMRC ha detto che non ne dà per gli invii trimestrali tardivi del 2026-27. Chieda di toglierlo o ricorra entro 30 giorni. Un buon motivo conta.',
  },
  'gb.tax.right-estate': {
    says: 'Con un buon motivo per il ritardo non c’è sanzione. Non supera mai l’imposta. L’imposta su casa o terreno si può pagare in dieci rate annuali.',
  },
  'gb.tax.right-vat-late': {
    says: 'Un buon motivo toglie la sanzione. Così un piano chiesto nei primi 15 giorni; entro 30 la dimezza. Chieda un riesame o vada al tribunale fiscale entro 30 giorni.',
  },
  'gb.tax.right-come-forward': {
    says: 'Non deve firmare il certificato. Prima controlli le dichiarazioni. Se manca qualcosa, dirlo lei stesso riduce molto la sanzione. Un consulente può aiutare.',
  },
  'gb.tax.right-their-delay': {
    says: 'HMRC aveva i dati e non li ha usati? Può chiedere di annullare vecchie imposte. Deve averglielo detto oltre un anno dopo l’anno fiscale, e lei doveva poter credere tutto in regola.',
  },
}
