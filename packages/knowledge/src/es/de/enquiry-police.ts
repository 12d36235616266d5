/** The German words of the rows in ../enquiry-police.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_DE: Words = {
  'es.ask.police-phone': {
    says: 'Um Ihr Handy anzusehen, braucht die Polizei Ihr Ja oder die Anordnung eines Richters. Nur in einem dringenden Fall darf sie vorher hineinsehen und muss es einem Richter binnen 24 Stunden melden. Ihre PIN müssen Sie nicht sagen. Sagen Sie ruhig, dass Sie nicht zustimmen, und verlangen Sie einen Anwalt.',
  },
}
