/** The Spanish words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_ES: Words = {
  'be.state.want': {
    says: 'El dinero se debe al Estado, a un municipio o a otro organismo público. Tiene poderes propios.',
  },
  'be.state.who-federal': {
    says: 'La hacienda federal (SPF Finances, FOD Financiën) cobra impuestos, multas y otras deudas para el Estado. Su poder es mayor que el de los acreedores privados.',
  },
  'be.state.who-local': {
    says: 'Un municipio es un organismo público. Para algunas facturas sin pagar puede escribir él mismo una orden de pago.',
  },
  'be.state.reality-federal': {
    says: 'Crea ella misma su título. Con él puede embargar parte del sueldo o de la cuenta por carta certificada, sin juez.',
  },
  'be.state.reality-local': {
    says: 'Por una deuda que nadie discute, el municipio puede dictar él mismo una orden (contrainte, dwangbevel). Con ella un agente judicial puede embargar sin juez.',
  },
  'be.state.not-yet-local': {
    says: 'Antes de esa orden por una factura, el municipio debe requerirle por carta certificada. Luego un agente judicial debe notificar la orden.',
  },
  'be.state.rights': {
    says: 'Puede preguntar en qué se basa la deuda, discutirla con razones y pedir un plan.',
  },
  'be.state.know-pay': {
    says: 'Una parte de su sueldo o prestación está siempre protegida, también frente al Estado y al municipio.',
  },
  'be.state.right-dispute': {
    says: 'Discuta por escrito y con razones una factura errónea del municipio. Mientras su reclamación siga abierta, no puede dictar una orden por ella.',
  },
  'be.state.right-court': {
    says: '¿Un agente judicial le notificó una orden del municipio? Puede acudir al tribunal. Pida consejo ya: el plazo puede ser de solo un mes.',
  },
  'be.state.right-wait': {
    says: 'Antes de embargar, la hacienda debe casi siempre enviar un requerimiento de pago y esperar un mes.',
  },
  'be.state.right-plan': {
    says: 'Puede pedir un plan a la hacienda, casi siempre hasta doce meses. Con problemas duraderos, hasta cinco años.',
  },
  'be.state.step-check': {
    says: 'Pida por escrito la factura o decisión en que se basa la suma. Si está mal, discútala ahora por carta certificada.',
  },
  'be.state.step-plan': {
    says: '¿No puede pagar todo ahora? Pida un plan antes de la fecha y ofrezca una suma que pueda mantener.',
  },
  'be.state.order-bailiff': {
    says: 'La carta cita una orden de un organismo público (contrainte, dwangbevel). Con ella un agente judicial puede embargar sin juez. Busque ya el plazo para oponerse.',
  },
}
