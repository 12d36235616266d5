/** The words of the rows in ../enquiry-six-year-tenancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SIX_YEAR_TENANCY_IT: Words = {
  'ie.ask.six-year-tenancy': {
    says: 'Se l’affitto è cominciato dal 1° marzo 2026, dopo sei mesi è al sicuro per sei anni alla volta. Una società o un proprietario con quattro o più affitti può chiuderlo solo per una Sua colpa o se la casa non Le va più bene. Uno più piccolo può chiuderlo anche per vera difficoltà o per la famiglia. Lei può andarsene con preavviso. Gli affitti più vecchi hanno le vecchie regole.',
    dependsOn: 'quando è cominciato l’affitto e quanti ne ha il proprietario',
  },
}
