/** Questions about insurers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_ES: Words = {
  'au.ask.insurer': {
    says: 'Quéjese por escrito a la aseguradora y pida las razones, la cláusula y el informe del perito. Consiga un informe propio, de un techador o mecánico. La aseguradora debe probar una exclusión como el desgaste. Tiene 30 días. Después, o tras un no, AFCA es gratis; su decisión obliga a la aseguradora, no a usted. Evite más daños y guarde recibos.',
  },
  'au.ask.health-insurer': {
    says: 'El fondo puede hacerle esperar 12 meses por una enfermedad anterior, y su médico debe mirarlo. Pida la razón y luego acuda gratis al Commonwealth Ombudsman.',
  },
}
