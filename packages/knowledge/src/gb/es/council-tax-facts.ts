/** What a council tax letter means in England and Wales: facts, limits and changes. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_FACTS_ES: Words = {
  'gb.council-tax.fact-wants-reminder': {
    says: 'El ayuntamiento (council) dice que una cuota está atrasada. Quiere esa parte en un plazo de 7 días, para que usted conserve su plan mensual.',
  },
  'gb.council-tax.fact-wants-final': {
    says: 'El ayuntamiento (council) quiere ya todo el resto del año, no solo la parte atrasada. Todavía puede pedir un plan.',
  },
  'gb.council-tax.fact-wants-summons': {
    says: 'El ayuntamiento (council) pide a los magistrates una liability order. Es una orden judicial que dice que usted debe este impuesto.',
  },
  'gb.council-tax.fact-wants-order': {
    says: 'El juzgado ha dictado la liability order. El ayuntamiento (council) ya puede tomar dinero del sueldo o las ayudas, o usar agentes de embargo (bailiffs). Acuerde antes un plan.',
  },
  'gb.council-tax.fact-wants': {
    says: 'El ayuntamiento (council) quiere council tax que dice que no se ha pagado. Prefiere acordar un plan a ir al juzgado.',
  },
  'gb.council-tax.fact-rights': {
    says: 'Puede pedir un plan que pueda pagar y una factura más baja. Muchas personas no piden un descuento o reducción que les toca.',
  },
  'gb.council-tax.fact-reality': {
    says: 'Ponga esta deuda primero, porque los ayuntamientos (councils) tienen mucho poder. Pero nada ha ido aún al juzgado, y una llamada puede pararlo.',
  },
  'gb.council-tax.fact-reality-unclear': {
    says: 'Los agentes de embargo (bailiffs) necesitan antes una liability order del juzgado. Pregunte hoy al ayuntamiento si la hay. Si la hay, acuerde un plan antes de que visiten.',
  },
  'gb.council-tax.fact-reality-court': {
    says: 'Una liability order no es una sentencia (county court judgment) y no va a su historial de crédito. Pero deja al ayuntamiento cobrar de muchas formas.',
  },
  'gb.council-tax.fact-who': {
    says: 'Su ayuntamiento (council) envía esta factura. Paga los servicios locales, y la ley le deja cobrarla.',
  },
  'gb.council-tax.fact-organisation': {
    says: 'Hable con el equipo de council tax del ayuntamiento, no con el juzgado. El juzgado solo comprueba que la factura se fijó, se envió y no se pagó.',
  },
  'gb.council-tax.fact-ombudsman': {
    says: 'Si el ayuntamiento (council) le trata mal, reclame primero ante él. Después puede ir gratis al Local Government and Social Care Ombudsman.',
  },
  'gb.council-tax.fact-no-bailiff-yet': {
    says: 'Todavía no puede venir ningún agente de embargo (bailiff). Antes el ayuntamiento debe obtener una liability order de los magistrates.',
  },
  'gb.council-tax.fact-no-visit-yet': {
    says: 'Un agente de embargo (bailiff) no puede visitar sin avisar. Antes deben darle un aviso (notice of enforcement) y 7 días completos (clear days).',
  },
  'gb.council-tax.fact-no-wages-yet': {
    says: 'El ayuntamiento (council) no puede tomar dinero de su sueldo o ayudas sin una liability order.',
  },
  'gb.council-tax.fact-hardship': {
    says: 'Un ayuntamiento (council) puede bajar su factura por dificultades, incluso a cero. Tiene que pedirlo y decir por qué.',
    learnMore:
      'Se llama reducción discrecional (discretionary reduction). Puede pedirla además de la reducción del council tax. Si el ayuntamiento dice que no, puede recurrir.',
  },
  'gb.council-tax.fact-backdate': {
    says: 'Los descuentos y exenciones pueden aplicarse hacia atrás, incluso años, si muestra que cumplía.',
    learnMore:
      'Envíe pruebas, como una carta de estudiante o un formulario del médico. La reducción por ingresos bajos llega menos atrás.',
  },
  'gb.council-tax.fact-reform': {
    says: 'El gobierno planea más tiempo antes de la factura completa y un límite a los costes judiciales en Inglaterra. No era ley cuando lo comprobamos.',
    learnMore: 'Hasta que sea ley, siguen valiendo las reglas de los 7 días.',
  },
  'gb.council-tax.limitation': {
    says: 'El ayuntamiento (council) tiene seis años desde que venció la cantidad para pedir una liability order.',
    from: 'el día en que venció la cantidad',
    restartedBy:
      'Nada lo hace empezar de nuevo. Pero una liability order pedida a tiempo no tiene fecha final.',
  },
  'gb.council-tax.change-prison-wales': {
    says: 'Gales terminó con la cárcel por deudas de council tax el 1 de abril de 2019. Una carta que aún amenaza con ella está mal.',
    was: 'En Gales los magistrates podían meter a personas en la cárcel por council tax.',
    is: 'En Gales nadie puede ir a la cárcel por council tax.',
  },
  'gb.council-tax.charge-costs-wales': {
    says: 'En Gales los costes de una citación (summons) y una liability order no pueden pasar de £70 en total.',
    name: 'Costes judiciales de una liability order',
  },
  'gb.council-tax.fact-priority': {
    says: 'Pague el council tax antes que tarjetas y préstamos. También van primero alquiler, hipoteca, energía y comida.',
  },
  'gb.council-tax.fact-reality-summons': {
    says: 'Es un papel judicial, así que actúe antes de la vista. No es un caso penal, y todavía puede acordar un plan con el ayuntamiento (council).',
  },
}
