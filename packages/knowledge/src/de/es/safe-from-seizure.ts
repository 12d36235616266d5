/** What nobody may seize: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SAFE_FROM_SEIZURE_ES: Words = {
  'de.bailiff.right-income': {
    says: 'Hasta el 30 de junio de 2027, al menos 1.587,40 € de su sueldo neto de cada mes están a salvo. La primera persona a su cargo añade 597,42 €.',
  },
  'de.bailiff.right-account': {
    says: 'En una cuenta protegida (P-Konto) quedan libres al menos 1.590 € al mes. Lo que no use se guarda tres meses más.',
  },
  'de.bailiff.right-things': {
    says: 'No se pueden embargar las cosas de un hogar modesto, del trabajo y de la salud. A menudo cuenta también el coche que necesita para trabajar.',
  },
  'de.bailiff.right-home': {
    says: 'Puede negarse a un registro de su casa hasta que el agente muestre una orden del juez.',
  },
  'de.bailiff.right-night': {
    says: 'En las viviendas no se hace nada entre las 21 y las 6 horas, ni en domingos y festivos, sin una orden especial.',
  },
  'de.bailiff.right-hardship': {
    says: 'En casos raros de dificultad muy grave (Härte), como peligro para la vida, el juzgado puede detener una medida.',
  },
  'de.bailiff.right-extra-pay': {
    says: 'No se pueden embargar la mitad de las horas extra, la paga de vacaciones y parte de la paga de Navidad.',
  },
  'de.bailiff.right-no-firing': {
    says: 'Su empleador se entera de un embargo del sueldo y debe responder al acreedor. Un solo embargo casi nunca es una razón legal para despedirle.',
  },
  'de.bailiff.pay-want': {
    says: 'Una parte de su sueldo va cada mes a un acreedor. Su empresa debe hacerlo hasta que se pague la deuda.',
  },
  'de.bailiff.pay-step': {
    says: 'Comunique hoy por escrito a su empresa cada hijo o pareja a su cargo, con prueba. Así le quitan menos.',
  },
  'de.bailiff.warn-credit': {
    says: 'Haga que le paguen el sueldo solo en la cuenta protegida. Solo puede tener una P-Konto.',
  },
  'de.bailiff.insight-nothing': {
    says: 'Si todo lo que tiene está protegido, el agente solo puede anotarlo. Entonces el acreedor no recibe nada por ahora.',
    actionable: 'Lleve a la cita pruebas de ingresos, alquiler y familia.',
  },
  'de.bailiff.myth-everything': {
    says: 'El agente judicial (Gerichtsvollzieher) no puede llevarse lo que necesita para un hogar modesto, como cama, nevera, lavadora o un televisor normal.',
  },
  'de.bailiff.change-limits': {
    says: 'Las cantidades que nadie puede embargar subieron el 1 de julio de 2026.',
    was: 'Hasta el 30 de junio de 2026 la cantidad básica a salvo era de 1.555,00 € al mes.',
    is: 'Desde el 1 de julio de 2026 es de 1.587,40 € al mes.',
  },
}
