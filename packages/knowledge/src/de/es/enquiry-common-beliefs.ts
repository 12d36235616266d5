/** Questions that rest on a common belief about work and benefits: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_ES: Words = {
  'de.ask-job.no-written-contract': {
    says: 'Tiene todos los derechos también sin papel: salario, salario mínimo, vacaciones pagadas y salario en caso de enfermedad. Vale un trabajo acordado de palabra. La empresa debe darle las condiciones principales por texto. Solo una fecha de fin y un despido exigen papel. El salario se debe también sin permiso de trabajo. Guarde mensajes, fotos y nombres, y anote sus horas. Reclame el salario por escrito.',
  },
  'de.ask-debt.benefit-seized': {
    says: 'Lo que el Jobcenter o la oficina social aún le debe pagar no se puede embargar. En su cuenta es distinto: allí solo protege una P-Konto. Guarda al menos 1.590 € al mes, y más con hijos. Pida ahora una P-Konto a su banco. Los ahorros por encima y las cosas caras que no necesita sí pueden embargarse. Desde julio de 2026 el Bürgergeld se llama Grundsicherungsgeld.',
  },
  'de.ask-benefit.cut-how-much': {
    says: 'No por una sola cita perdida: ella sola no trae recorte. Si falta a más, se pierde el 30 % de la cuantía básica un mes. Un deber incumplido cuesta el 30 % tres meses. El dinero del alquiler queda. Todo solo puede parar si falta a tres seguidas, o rechaza a propósito un empleo real. No hay recorte con una buena razón, como enfermedad. Vaya en persona con prueba, y reclame en un mes.',
  },
  'de.ask-benefit.moving-in-together': {
    says: 'No lo pierde por compartir piso. Los compañeros de piso conservan cada uno su derecho y pagan su parte del alquiler. Una pareja que se apoya cuenta como un hogar: entonces cuentan los dos ingresos. El Jobcenter puede suponerlo tras un año, con un hijo común, o si uno dispone del dinero del otro. Puede mostrar lo contrario. Comunique la mudanza, y reclame en un mes si calcula mal.',
  },
  'de.ask-debt.lawyer-needed': {
    says: 'En el juzgado local (Amtsgericht) casi nunca. Desde el 1 de enero de 2026 ve demandas de dinero hasta 10.000 €, y casos de alquiler de cualquier suma. Por encima decide el Landgericht, y allí hace falta abogado. También para apelar (Berufung), y para la pensión o si usted pide el divorcio. En los tribunales laborales y sociales al principio no. Con poco dinero pida Prozesskostenhilfe.',
    dependsOn: 'el tribunal y la suma',
  },
}
