/** Council tax in Scotland: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_SCOTLAND_ES: Words = {
  'gb.council-tax.scotland-wants': {
    says: 'El ayuntamiento (council) dice que el council tax o el agua están atrasados. Quiere que se ponga al día. Si no, puede pedir todo el año y después un summary warrant.',
  },
  'gb.council-tax.scotland-wants-year': {
    says: 'El ayuntamiento (council) quiere ahora todo el resto del año. Si no paga ni acuerda un plan, puede pedir un summary warrant, que añade un 10%.',
  },
  'gb.council-tax.scotland-wants-warrant': {
    says: 'El juzgado ha concedido un summary warrant. Ahora se debe todo, con un 10% más.',
  },
  'gb.council-tax.scotland-rights': {
    says: 'Puede pedir un plan, un descuento o una reducción, y recurrir si la factura está mal.',
  },
  'gb.council-tax.scotland-reality': {
    says: 'En Escocia el ayuntamiento (council) puede ir rápido. Un summary warrant no necesita vista, así que llame antes.',
  },
  'gb.council-tax.scotland-reality-warrant': {
    says: 'Los agentes judiciales (sheriff officers) ya pueden cobrar. Un plan acordado pronto, y cumplido, es lo mejor para evitar que tomen sueldo o congelen una cuenta.',
  },
  'gb.council-tax.scotland-cannot': {
    says: 'Los agentes judiciales (sheriff officers) no pueden actuar hasta que el ayuntamiento tenga un summary warrant o una decisión judicial (decree).',
  },
  'gb.council-tax.scotland-water': {
    says: 'Su factura puede incluir agua y aguas residuales. La reducción del council tax no las cubre todas.',
    learnMore:
      'Si no tiene contador, el ayuntamiento (council) cobra el agua con el council tax. Pida que muestren las dos cantidades por separado.',
  },
  'gb.council-tax.scotland-right-reduction': {
    says: 'Con ingresos bajos puede pedir la reducción del council tax. El sistema es igual en toda Escocia.',
  },
  'gb.council-tax.scotland-right-single': {
    says: 'Si es el único adulto de la casa, le descuentan el 25%.',
  },
  'gb.council-tax.scotland-right-appeal': {
    says: 'Escriba primero al ayuntamiento (council). Si sigue en desacuerdo, puede ir al First-tier Tribunal en un plazo de 4 meses desde su primera carta.',
  },
  'gb.council-tax.scotland-step-catch-up': {
    says: 'Si puede, pague la parte atrasada en un plazo de 7 días desde el recordatorio. Así conserva su plan mensual.',
  },
  'gb.council-tax.scotland-step-call': {
    says: 'Llame al ayuntamiento (council) y ofrezca una cantidad que pueda mantener. Pida una pausa mientras recibe consejo.',
  },
  'gb.council-tax.scotland-step-reduction': {
    says: 'Pida la reducción del council tax y compruebe cada descuento.',
  },
  'gb.council-tax.scotland-step-moratorium': {
    says: 'Si no puede pagar, pregunte a un asesor por la moratoria (moratorium) de 6 meses o el Debt Arrangement Scheme.',
  },
  'gb.council-tax.scotland-option-plan': {
    says: 'Ofrezca una cantidad mensual y pida el plan por escrito.',
    title: 'Acordar un plan',
    cost: 'Lo que pueda pagar',
    time: 'Una llamada',
    risk: 'Si no paga una cuota, pueden usar agentes judiciales (sheriff officers).',
    bestFor: 'La debe y puede pagar poco a poco.',
  },
  'gb.council-tax.scotland-option-help': {
    says: 'Un asesor puede usar la moratoria (moratorium) y organizar un solo pago que pueda hacer.',
    title: 'Pedir consejo gratuito sobre dinero',
    cost: 'Gratis',
    time: 'Unos días',
    risk: 'Las fechas siguen corriendo.',
    bestFor: 'Tiene otras deudas.',
  },
  'gb.council-tax.scotland-insight-surcharge': {
    says: 'Un summary warrant añade un 10% a la deuda. Acordar antes un plan ahorra ese dinero.',
    actionable: 'Llame ya al ayuntamiento (council) y pida que no solicite un warrant.',
  },
  'gb.council-tax.scotland-limitation': {
    says: 'En Escocia una deuda de council tax dura hasta 20 años.',
    from: 'el día en que venció la cantidad',
    restartedBy:
      'Una demanda del ayuntamiento (council) o su reconocimiento claro por escrito hace empezar el plazo de nuevo.',
  },
  'gb.council-tax.scotland-warning': {
    says: 'Después de un summary warrant pueden embargar su sueldo o su cuenta. Llame antes de que pase.',
  },
}
