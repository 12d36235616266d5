/** The Spanish words of the rows in ../enquiry-old-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_ES: Words = {
  'it.ask.old-debt': {
    says: 'Luz, gas, agua: dos años. Teléfono, alquiler, multas: cinco. Préstamos: diez. Un pago o una petición por carta certificada (raccomandata) reinicia el plazo.',
    dependsOn: 'el tipo de deuda y la última petición',
  },
  'it.ask.old-bill': {
    says: 'En luz, gas y agua, un consumo de más de dos años es demasiado antiguo. En el teléfono son cinco años. Una petición por carta certificada (raccomandata) reinicia el plazo.',
    dependsOn: 'el servicio y la última petición',
  },
  'it.ask.bill-before-2018': {
    dependsOn: 'si le llegó una reclamación',
    says: 'Las facturas vencidas antes de marzo de 2018 (luz), 2019 (gas) o 2020 (agua) prescriben a los cinco años. Una reclamación certificada reinicia el plazo. Pida fecha y prueba antes de pagar.',
  },
  'it.ask.old-use-billed': {
    says: 'No. La luz, el gas o el agua gastados más de dos años antes de la factura, por lo general no se pagan. Pero debe decirlo: con el formulario de la factura, por PEC o carta certificada: «eccepisco la prescrizione biennale». Pague la parte más nueva. ¿Dicen que no, o nada en 30 días? Conciliación gratis en ARERA. Un requerimiento enviado en esos dos años reinicia el plazo.',
  },
}
