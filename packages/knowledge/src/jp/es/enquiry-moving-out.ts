/** Questions about ending a lease, the bill on leaving and the deposit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_ES: Words = {
  'jp.ask.leave': {
    says: 'En un contrato normal no tiene que irse: el casero necesita justa causa (正当事由) y seis meses; una cláusula en su contra es nula. Querer la casa o reconstruir casi nunca basta sin dinero de mudanza (立退料). No firme, pida la razón por escrito y siga pagando; si lo rechaza, deposítelo (供託). Solo decide un juez. Un contrato fijo (定期借家) acaba en su fecha.',
    dependsOn: 'su tipo de contrato',
  },
  'jp.ask.deposit': {
    says: 'No paga el desgaste normal ni la edad, como paredes gastadas o marcas de muebles. Solo lo que rompió, y según la edad: el papel casi nada tras seis años. El resto del depósito vuelve al irse. Pida una cuenta por partidas y escriba qué rechaza, con la guía del Estado (原状回復ガイドライン). No firme en el acto. Llame al 188.',
  },
  'jp.ask.move-out-bill': {
    says: 'No paga el desgaste normal ni la edad. Incluso con daños, el papel pintado casi no vale nada tras seis años. Una cláusula de limpieza vale solo si es clara y justa. No firme en el acto. Pida cada partida y escriba lo que rechaza. Llame al 188; hasta 600.000 yenes ayuda un juicio pequeño.',
  },
}
