/** Rights of whoever got a public fine: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_RIGHTS_ES: Words = {
  'de.public.fine-right-limit': {
    says: 'La mayoría de las faltas de tráfico prescriben a los seis meses. Hasta el verano de 2026 solían ser tres. Una carta de audiencia o la multa reinicia el plazo.',
  },
  'de.public.fine-right-keeper': {
    says: 'Solo se multa al conductor. En el aparcamiento, el titular del coche puede tener que pagar los gastos si no se conoce al conductor.',
  },
  'de.public.fine-right-restore': {
    says: '¿Estaba de vacaciones? Pida la reposición (Wiedereinsetzung) en la semana después de volver, y opóngase.',
  },
  'de.public.fine-right-file': {
    says: 'Tiene derecho a ver el expediente, con la foto y los datos de medición.',
  },
  'de.public.fine-right-ban': {
    says: 'La prohibición de conducir puede cambiarse por una multa mayor si le cuesta el trabajo o es demasiado dura. Sin prohibición en dos años, elige el inicio en cuatro meses.',
  },
  'de.public.fine-right-red-light': {
    says: 'Si nadie corrió peligro, el mes sin conducir solo llega con más de un segundo en rojo. Haga comprobar la medición: unas décimas pueden decidir.',
  },
}
