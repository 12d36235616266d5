/** The Spanish words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_ES: Words = {
  'nz.benefit.want': { says: 'Busque qué semanas, cuánto y por qué.' },
  'nz.benefit.reality': {
    says: 'Puede pedir una revisión (review), y puede pedir pagos más pequeños.',
  },
  'nz.benefit.who': {
    says: 'El Ministry of Social Development dirige Work and Income. Un comité aparte revisa las decisiones.',
  },
  'nz.benefit.rights': {
    says: 'Puede pedir las razones, una revisión (review) y luego una apelación (appeal), todo gratis.',
  },
  'nz.benefit.right-review': {
    says: 'Puede pedir la revisión (review) de una decisión en un plazo de tres meses.',
  },
  'nz.benefit.right-rate': {
    says: 'Puede pedir devolver en cantidades más pequeñas, que le dejen lo bastante para vivir.',
  },
  'nz.benefit.review': {
    says: 'Tiene tres meses desde que recibe la decisión para pedir una revisión (review). Contamos desde la carta.',
    action: 'Pedir una revisión de la decisión (review of decision)',
    consequence: 'Una revisión tardía necesita una buena razón.',
  },
  'nz.benefit.step-why': {
    says: 'Pida las razones, las semanas y las sumas. Compárelas con sus papeles.',
  },
  'nz.benefit.step-review': { says: 'Si está mal, rellene el formulario de revisión (review).' },
  'nz.benefit.step-help': {
    says: 'Pida ayuda gratis a un asesor de ayudas (benefit advocate) o a Community Law.',
  },
  'nz.benefit.opt-review': {
    says: 'Diga qué está mal y añada pruebas.',
    title: 'Pedir una revisión',
    cost: 'Gratis.',
    time: 'Tres meses.',
    risk: 'Bajo.',
    bestFor: 'La deuda o la suma está mal.',
  },
  'nz.benefit.opt-plan': {
    says: 'Diga sus ingresos y sus gastos.',
    title: 'Pedir pagos pequeños',
    cost: 'La suma acordada.',
    time: 'Ahora.',
    risk: 'Bajo.',
    bestFor: 'Está bien, pero no puede pagar de una vez.',
  },
  'nz.benefit.right-their-error': {
    says: 'No pueden pedir de vuelta el dinero pagado por su propio error, si sería injusto. Usted no debe haber causado el error, y debe haber recibido y gastado el dinero de buena fe.',
  },
  'nz.benefit.right-relationship': {
    says: 'Vivir en la misma casa no basta para ser pareja. Hace falta un lazo como el matrimonio y ayuda con dinero. Diga por qué no era así.',
  },
  'nz.benefit.families-rights': {
    says: 'Puede preguntar a Inland Revenue cómo salió la suma, discutirla y pedir pagos pequeños.',
  },
  'nz.benefit.families-right-relief': {
    says: 'Puede pedir a Inland Revenue pagar en partes. Si pagar le causa grave apuro, pida que perdone la deuda. Muestre ingresos y gastos.',
  },
  'nz.benefit.families-step': {
    says: 'Revise en myIR los ingresos, las semanas y los niños que usó Inland Revenue. Diga qué está mal.',
  },
}
