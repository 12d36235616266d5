/** What can still be done when the time in a paper of the debt office or a court is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_ES: Words = {
  'ch.late.order-reality': {
    says: 'Contando desde la fecha del papel, los diez días para oponerse pasaron. Corren desde que se lo entregaron. Aún hay vías para pararlo.',
  },
  'ch.late.order-rights': {
    says: 'Puede pedir pruebas, pedir a un juez que pare el caso y conservar lo que necesita para vivir.',
  },
  'ch.late.order-step': {
    says: '¿Cuándo se lo entregaron? Menos de diez días: opóngase hoy. ¿No pudo sin culpa, como en el hospital? Opóngase ahora y pida a la autoridad de vigilancia el plazo.',
  },
  'ch.late.order-option': {
    says: 'Escriba a la autoridad de vigilancia de la oficina. Diga qué se lo impidió, con pruebas, y opóngase en la misma carta.',
    title: 'Pedir de nuevo los diez días',
    cost: 'Gratis.',
    time: 'Diez días desde que pudo actuar.',
    risk: 'No abrir el correo no es una razón.',
    bestFor: 'Estaba en el hospital o muy impedido.',
  },
  'ch.late.order-judge': {
    says: '¿No lo debe? También sin oposición puede pedir a un juez que pare el caso en todo momento. Si tuvo que pagar, puede reclamarlo en un año.',
  },
  'ch.late.seizure-step': {
    says: 'El día pasó. Llame hoy a la oficina y pregunte qué se embargó. Lleve pruebas de sueldo, alquiler y seguro de salud, para que no tome de más.',
  },
  'ch.late.court-reality': {
    says: 'El día parece pasado. La oficina o el tribunal puede seguir o decidir sin usted. Con poca o ninguna culpa puede darle otro día.',
  },
  'ch.late.court-step': {
    says: 'Llame hoy con el número del caso. Pregunte qué se decidió. Pida por escrito otro día (Wiederherstellung), en diez días.',
  },
  'ch.late.judgment-reality': {
    says: 'Contando desde la fecha del papel, el plazo pasó y la decisión suele valer. Aún puede ofrecer plazos, y lo básico sigue siendo suyo.',
  },
  'ch.late.judgment-step': {
    says: '¿Qué día le llegó? Si llega tarde con poca o ninguna culpa, pida al tribunal el plazo en diez días desde que acabó la causa.',
  },
  'ch.late.judgment-option': {
    says: 'Pida al tribunal otro plazo u otro día. Diga qué se lo impidió, con pruebas.',
    title: 'Pedir que se reponga el plazo (Wiederherstellung)',
    cost: 'Pequeños costes.',
    time: 'Diez días tras la causa, seis meses desde que es firme.',
    risk: 'Una falta grave propia no vale.',
    bestFor: 'Estaba enfermo, fuera, o fue un pequeño error.',
  },
}
