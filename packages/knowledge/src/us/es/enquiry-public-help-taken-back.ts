/** The Spanish words of the rows in ../enquiry-public-help-taken-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_HELP_TAKEN_BACK_ES: Words = {
  'us.fact.snap-overpaid': {
    says: 'Aunque el error fuera de la oficina, casi siempre puede pedir que devuelva SNAP. Pida por escrito una audiencia (fair hearing) en 90 días, con la prueba de que avisó: si está a tiempo, deben esperar. Si la suma es correcta, pida que la bajen (compromise). Sin fraude pueden quitarle como mucho el 10% del beneficio al mes, o 10 dólares si es más. No firme nada que diga fraude o renuncie a la audiencia.',
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
