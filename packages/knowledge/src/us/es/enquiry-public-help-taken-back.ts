/** The Spanish words of the rows in ../enquiry-public-help-taken-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_HELP_TAKEN_BACK_ES: Words = {
  'us.fact.snap-overpaid': {
    says: 'Pida una fair hearing en 90 días desde la carta si la suma o la culpa está mal, con prueba de que avisó. Si es correcta, pida que la bajen (compromise) o pagos pequeños. Un error no es fraude. No firme ningún papel que renuncie a la audiencia sin consejo.',
  },
  'us.fact.medicaid-renewal': {
    says: 'Mande los papeles ya. En 90 días desde el fin casi nadie necesita otra solicitud. Pida también una fair hearing si el aviso fue a una dirección vieja. Avise al médico o farmacia y pida a una clínica la medicina urgente. Las cuentas desde el fin a menudo se cubren después.',
  },
  'us.fact.cp504': {
    says: 'Un CP504 todavía no deja al IRS tomar su sueldo o banco; casi siempre solo un reembolso estatal. Para lo demás debe llegar un aviso final, con 30 días para pedir audiencia. Use el tiempo: pida un plan en IRS.gov, o una pausa si no puede pagar renta y comida.',
  },
  'us.fact.taxes-not-filed': {
    says: 'Declare ya, aunque no pueda pagar. Declarar tarde cuesta mucho más que pagar tarde, y un reembolso se pierde a los tres años. Sus papeles de sueldo están en su cuenta en IRS.gov. Luego pida un plan. La cárcel es para quien oculta o miente, casi nunca para quien se presenta.',
  },
  'us.fact.support-license': {
    says: 'Conteste por escrito antes de la fecha, casi siempre 20 a 30 días. Ofrezca un plan: en casi todos los estados así conserva la licencia. Diga que la necesita para trabajar. Pida hoy cambiar la manutención, pues baja solo desde que lo pide. Pague lo que pueda.',
  },
}
