/** The Spanish words of acts that many states share: ../trade-acts-by-state.ts and its neighbours, ../state-pay.ts and ../state-roads.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const ACTS_BY_STATE_ES: Words = {
  ...stateWords('fair-trade', {
    'AR CO CT DE DC IA KS KY MD MN MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY':
      'casi siempre puede demandar a una firma por su pérdida si le engañó. Escríbale antes, y quéjese también ante el fiscal general (Attorney General)',
  }),
  ...stateWords('car-taken', {
    'AL AK AR CO DE DC HI ID IN KY MS MT NE NH NM ND OK OR SD TN UT VT WY':
      'solo pueden tomar el carro en paz. Deben avisarle antes de la venta, y hasta entonces puede recuperarlo pagando',
    'IA KS':
      'casi siempre deben darle un aviso y 20 días para ponerse al día antes de tomar un carro. Solo pueden tomarlo en paz, y hasta la venta puede recuperarlo pagando',
    CT: 'solo pueden tomar el carro en paz. Si no le avisaron diez días antes, tiene 15 días para recuperarlo por los pagos atrasados y los gastos',
    RI: 'debe tener 21 días para pagar lo atrasado antes de que tomen el carro, y no pueden entrar en su terreno por él. Puede recuperarlo por 20 días al menos',
    SC: 'debe recibir una vez un aviso y 20 días para pagar lo atrasado antes de que tomen el carro',
    WI: 'debe recibir un aviso 15 días antes de que tomen el carro. Si en ese tiempo pide por escrito una audiencia, primero debe decidir un juez',
    WV: 'casi siempre debe recibir un aviso y 10 días para pagar lo atrasado antes de que tomen el carro',
  }),
  ...stateWords('claim-rules', {
    'AL AK AR CO CT DE DC HI ID IN IA KS KY LA ME MD MN MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY':
      'la ley estatal prohíbe la demora injusta y un no sin buena razón. Pida la razón por escrito, y quéjese ante la oficina de seguros del estado',
  }),
  ...stateWords('fair-work', {
    'AK DE DC MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY':
      'la ley estatal prohíbe despedir por raza, sexo, religión, discapacidad y similares. El plazo es corto: pregunte ya al estado o a un abogado',
  }),
  ...stateWords('collection-act', {
    'CT DC HI IA NH OR SC VT WV':
      'la ley estatal también prohíbe el acoso y los engaños, casi siempre también al primer prestamista',
    'AR ID ME NE NV NM ND RI TN WY':
      'un cobrador debe tener licencia o registro del estado, y la ley limita lo que puede hacer',
    LA: 'un acreedor casi nunca puede hablar de su deuda con otros. Pídale por correo certificado que pare: entonces solo puede escribirle una vez al mes y contactarle cuatro veces como máximo',
  }),
  ...stateWords('collection-act-case', {
    'CT DC HI IA NH OR SC VT WV':
      'la ley estatal también prohíbe el acoso y los engaños, casi siempre también al primer prestamista',
    'AR ID ME NE NV NM ND RI TN WY':
      'un cobrador debe tener licencia o registro del estado, y la ley limita lo que puede hacer',
    LA: 'un acreedor casi nunca puede hablar de su deuda con otros. Pídale por correo certificado que pare: entonces solo puede escribirle una vez al mes y contactarle cuatro veces como máximo',
  }),
  ...stateWords('old-record', {
    'AL CO CT DE DC KS KY LA MD MN MO MT NV NH NM ND OK OR RI SC TN UT VT WV WY':
      'muchas condenas viejas o menores, y casos retirados, pueden borrarse o sellarse tras unos años',
    'HI NE SD WI':
      'la ley que borra o sella historiales viejos es estrecha. Pregunte a la ayuda legal cuáles de los suyos cubre',
  }),
  ...stateWords('safe-pay', {
    'AK MS MO MT NE NV NM ND OK OR RI SD TN UT VT WV WI WY':
      'por una deuda normal solo pueden tomar una parte de su sueldo. Reclame por escrito lo que está protegido',
  }),
  ...stateWords('young-driver', {
    'CA FL GA ID IL KY MI MN NC NJ OH PA RI TX VA VT WA WI WV':
      'la licencia llega por etapas hasta los 18. Una multa puede traer una suspensión o más espera. Antes de declararse, pregunte a la corte por un curso o un cargo menor',
    ND: 'seis puntos o más antes de los 18 le quitan la licencia, y empieza de nuevo con un permiso. Antes de declararse, pregunte a la corte por un curso o un cargo menor',
  }),
  ...stateWords('set-aside', {
    'AK AL AR CO CT DC DE HI IA ID IN KS KY MO NE OK OR RI SC SD TN UT VT WI WV WY':
      'puede pedir a la corte que anule una sentencia por una buena excusa. Pídalo ya: el plazo es corto, y casi siempre debe mostrar una defensa',
  }),
  ...stateWords('job-record', {
    'CO CT HI MN NM OR RI VT':
      'casi ningún empleador puede preguntar por antecedentes en el primer formulario. Si lo preguntó, quéjese ante el estado',
  }),
}
