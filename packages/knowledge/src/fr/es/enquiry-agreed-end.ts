/** The Spanish words of the rows in ../enquiry-agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGREED_END_WORDS: Words = {
  'fr.ask-work.agreed-end': {
    says: 'Nadie puede obligarle. Tras firmar tiene 15 días para cambiar de idea. Conserva el derecho al paro y recibe al menos la suma legal.',
    dependsOn: 'si los dos están de acuerdo',
  },
  'fr.ask-work.agreed-end-refused': {
    says: 'Hace falta el acuerdo de los dos: su jefe puede negarse, sin motivo. Pídalo otra vez por escrito, con fecha y oferta. No deje de ir: puede perder el paro. Una dimisión solo lo da por algunos motivos, o con un plan de reciclaje aprobado antes. Por faltas graves del jefe, vea a un sindicato.',
  },
  'fr.ask-work.agreed-end-withdraw': {
    says: 'Sí. Tras firmar, cada parte tiene 15 días naturales, desde el día siguiente, para retirarse sin motivo. Envíe carta certificada, o entréguela con recibo, antes del último día: cuenta la fecha de envío. El empleo sigue. Después solo queda el tribunal laboral en doce meses, por presión, engaño o falta de copia.',
  },
}
