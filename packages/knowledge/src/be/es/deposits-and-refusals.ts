/** Fianza y negativas, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_ES: Words = {
  'be.deposit.reality': {
    says: 'Es la opinión de su casero. Puede discutir cada gasto y pedir pruebas.',
  },
  'be.deposit.step-first': {
    says: 'Escriba qué gastos discute y por qué. Añada fotos, su cuenta y un plazo para el resto.',
  },
  'be.stay.reality': {
    says: 'Un no no es el final. Pero el plazo es corto y corre desde la carta.',
  },
  'be.stay.step-first': {
    says: 'Apunte el día en que llegó, guarde el sobre y enseñe hoy todo a un abogado. No espere más papeles.',
  },
  'be.refusal.want': {
    says: 'Una oficina dice que no recibe la prestación, que se acaba o que baja.',
  },
  'be.refusal.reality': {
    says: 'Una oficina decidió en su contra. Muchas decisiones cambian cuando se oponen con papeles.',
  },
  'be.refusal.step-first': {
    says: 'Pida los motivos y su expediente. Reúna pruebas y escriba antes del último día. Las pruebas pueden llegar después.',
  },
  'be.refusal.right-court': {
    says: 'Casi siempre tiene tres meses para ir al tribunal laboral. No cuesta nada, y su sindicato o un abogado gratuito puede escribir.',
  },
  'be.charges.reality': {
    says: 'Es una cuenta de gastos extra. Puede estar mal. No tiene que pagar antes de ver las facturas.',
  },
  'be.charges.step-first': {
    says: 'Escriba antes del vencimiento. Pida las facturas, compare con el año anterior y el contrato, y diga qué gastos discute.',
  },
  'be.refusal.deadline': {
    says: 'Casi siempre tiene tres meses para el tribunal laboral. Contamos desde la fecha de la carta.',
    action: 'Recurrir al tribunal laboral',
    consequence: 'La decisión queda.',
  },
  'be.credit.refused-want': {
    says: 'Un prestamista rechaza su petición de préstamo.',
  },
  'be.credit.refused-right': {
    says: 'El prestamista debe decirle enseguida y gratis qué fichero consultó y qué encontró. No puede cobrar por la negativa.',
  },
  'be.credit.refused-step': {
    says: 'Pregunte gratis al Banco Nacional qué guarda sobre usted su fichero (Centrale des crédits). Haga corregir los datos falsos.',
  },
}
