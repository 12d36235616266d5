/** The Spanish words of the rows in ../enquiry-public.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_ES: Words = {
  'us.ask-public.snap-stopped': {
    says: 'Pida ahora una audiencia justa (fair hearing), por teléfono o por escrito. Si la pide antes del cambio, la ayuda puede seguir. Tiene 90 días en total.',
  },
  'us.ask-public.medicaid-stopped': {
    says: 'Envíe lo que falta y pida ahora una audiencia justa. Si la pide antes del último día, Medicaid puede seguir hasta la decisión.',
  },
  'us.ask-public.cp2000': {
    says: 'Un CP2000 es una propuesta, no una factura. Compárelo con sus papeles y conteste antes de su fecha: acepte, o diga por qué no y envíe pruebas. Si no está de acuerdo, antes de cobrar debe llegar un aviso con 90 días para la corte de impuestos (Tax Court).',
  },
  'us.ask-public.cp14': {
    says: 'Un CP14 es la primera factura de impuestos. Mírelo en su cuenta de IRS.gov. Pague, o pida un plan, en 21 días y evita más intereses.',
  },
  'us.ask-public.toll-text': {
    says: 'No abra el enlace ni pague. Casi todos esos mensajes son estafas. Mire su cuenta en el sitio propio de la agencia de peaje, y denuncie el mensaje en ic3.gov.',
  },
  'us.state.tx.ask-power-cut': {
    says: 'El aviso de corte debe llegar al menos diez días antes. No pueden cortar la luz con calor o frío extremos, ni mientras esté protegida una persona muy enferma en casa. Pida hoy un plan de pagos.',
    dependsOn: 'el día del aviso, el clima y quién está enfermo en casa',
  },
  'us.state.tx.ask-hoa-fine': {
    says: 'En Texas la asociación debe primero escribirle, darle un tiempo justo para arreglarlo y dejarle pedir una audiencia. Pídala por escrito en 30 días.',
    dependsOn: 'si recibió un aviso por escrito y pudo pedir una audiencia',
  },
  'us.ask-debt.deficiency': {
    says: 'Puede deber lo que la venta no cubrió. Pero deben avisar antes de la venta, vender de forma justa y explicar la suma. Si no lo hicieron, puede deber menos o nada.',
    dependsOn: 'si le avisaron de la venta y vendieron el auto de forma justa',
  },
}
