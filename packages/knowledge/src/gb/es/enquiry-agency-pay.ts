/** Spanish: the words of the rows in ../enquiry-agency-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGENCY_PAY_ES: Words = {
  'gb.ask-work.agency-equal-pay': {
    says: 'Sí, tras 12 semanas en el mismo puesto tiene el sueldo base, horas y vacaciones del personal directo. Pregunte por escrito a la agencia cómo calculó su paga; tiene 28 días. Luego ayudan Acas y un tribunal. Desde el primer día puede usar la cantina y ver ofertas.',
  },
  'gb.ask-work.camera': {
    dependsOn: 'adónde apunta, por qué y si se lo dijeron',
    says: 'Las cámaras se permiten por una buena razón, si se lo dicen. El sonido rara vez es justo, ni grabar donde se descansa, se cambia o se lava. Pregunte por escrito por qué, quién lo ve y cuánto se guarda, y por su análisis de datos. Puede quejarse gratis al ICO.',
  },
}
