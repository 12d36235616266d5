/** Questions about money for care in old age: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ATTENDANCE_ALLOWANCE_ES: Words = {
  'gb.ask-benefit.attendance': {
    says: 'Sí. En edad de pensión, quien necesita ayuda para lavarse, vestirse o estar seguro puede recibir Attendance Allowance. No cuentan ahorros ni ingresos y no paga impuesto. La necesidad debe durar casi siempre seis meses. Pida el formulario en el 0800 731 0122 (Irlanda del Norte 0800 587 0912) y describa los días malos. Puede subir el Pension Credit; quien cuida también puede tener derecho.',
  },
}
