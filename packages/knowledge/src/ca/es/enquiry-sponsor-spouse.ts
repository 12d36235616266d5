/** The words of the rows in ../enquiry-sponsor-spouse.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPONSOR_SPOUSE_ES: Words = {
  'ca.ask.sponsor-spouse': {
    says: 'Puede si tiene 18 años y es ciudadano o residente permanente. No puede cobrar ayuda social, salvo por discapacidad. Para esposa, marido o pareja no suele haber un ingreso mínimo. Usted promete pagar sus necesidades tres años, también si se separan. Pídalo a IRCC con pruebas de que la relación es real. Si vive en Quebec, también Quebec debe aceptar.',
    dependsOn: 'su estatus y si cobra ayuda social',
  },
}
