/** The Spanish words of Spain: fines off the road. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_FINE_ES: Words = {
  'es.town-fine.want': {
    says: 'Una oficina quiere ponerle una sanción. No es de tráfico, así que no vale la mitad de precio de las multas de tráfico.',
  },
  'es.town-fine.who': {
    says: 'Es una oficina pública, como su ayuntamiento. Cuando la sanción es firme puede cobrarla sin juez.',
  },
  'es.town-fine.rights': {
    says: 'Puede contar lo que pasó y mandar pruebas (alegaciones) en los días que dice el papel. Ellos deben probarlo, no usted.',
  },
  'es.town-fine.reality': {
    says: 'Se ha abierto un expediente. Todavía no hay sanción decidida. Si no dice nada, la propuesta puede pasar a ser la decisión.',
  },
  'es.town-fine.step-file': {
    says: 'Pida ver el expediente: quién lo vio, las fotos y qué norma dicen que no cumplió.',
  },
  'es.town-fine.right-less': {
    says: 'Reconocerlo baja al menos un 20 %, y pagar antes de la decisión baja al menos otro 20 %. A cambio renuncia a recurrir ante la oficina.',
  },
  'es.town-fine.right-lapse': {
    says: 'La oficina debe decidir y avisarle a tiempo: tres meses desde que abrió el expediente, salvo que sus normas digan más. Después caduca. Dígalo.',
  },
  'es.town-fine.right-old': {
    says: 'Una infracción leve prescribe a los seis meses y una grave a los dos años, salvo que su ley diga otra cosa.',
  },
  'es.town-fine.option-answer': {
    says: 'Escriba lo que pasó, añada fotos o testigos y ponga el número de expediente. Entréguelo en cualquier registro público.',
    title: 'Mandar sus alegaciones',
    cost: 'Nada.',
    time: 'Los días del papel. En días hábiles no cuentan sábados, domingos ni festivos.',
    risk: 'Pierde la rebaja si no paga antes.',
    bestFor: 'No fue usted, o no pueden demostrarlo.',
  },
}
