/** The Spanish words of the rows in ../state-trade.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TRADE_ES: Words = {
  ...stateWords('fair-trade', {
    AZ: 'puede demandar a una firma por engaño, pero solo en un año',
    CA: 'puede demandar a una firma por engaño. Según una ley debe escribir antes y esperar 30 días',
    FL: 'puede demandar a una firma por actos injustos o engaños. El que pierde puede pagar los abogados',
    GA: 'puede demandar a una firma por actos injustos. Escriba 30 días antes',
    IL: 'puede demandar a una firma por actos injustos o engaños, casi siempre en tres años',
    MA: 'envíe primero una carta de reclamo. Si no hay oferta justa en 30 días, el juez puede dar el doble o el triple',
    MI: 'puede demandar a una firma por actos injustos, por su pérdida o $250, pero muchos oficios con licencia están exentos',
    NC: 'puede demandar a una firma por actos injustos o engaños y recibir el triple de su pérdida',
    NJ: 'puede demandar a una firma por engaño y recibir el triple de su pérdida y los honorarios del abogado',
    NY: 'puede demandar a una firma que engañó al público, por su pérdida o $50, y más si lo sabía',
    OH: 'puede anular una venta injusta o demandar por su pérdida, casi siempre en dos años',
    PA: 'puede demandar a una firma por engaño, por su pérdida o $100, y hasta el triple',
    TX: 'puede demandar a una firma por engaño. Escriba 60 días antes, con los hechos y la suma',
    VA: 'puede demandar a una firma por engaño, por su pérdida o $500, y hasta el triple si fue a propósito',
    WA: 'puede demandar a una firma por actos injustos o engaños y recibir hasta el triple, con un límite',
  }),
  ...stateWords('car-taken', {
    AZ: 'solo pueden tomar el carro en paz. Deben avisarle antes de la venta, y hasta entonces puede recuperarlo pagando',
    CA: 'recibe 15 días de aviso antes de vender un carro tomado, y casi siempre lo recupera pagando lo atrasado',
    FL: 'solo pueden tomar el carro en paz. Deben avisarle antes de la venta, y hasta entonces puede recuperarlo pagando',
    GA: 'deben avisarle por correo certificado en 10 días, o no debe el saldo tras la venta',
    IL: 'tiene 21 días desde el aviso para recuperar el carro. Si pagó el 30% o más, puede una vez pagar solo lo atrasado',
    MA: 'debe recibir un aviso y 21 días para pagar lo atrasado antes de que tomen el carro',
    MI: 'solo pueden tomar el carro en paz. Deben avisarle antes de la venta, y hasta entonces puede recuperarlo pagando',
    NC: 'solo pueden tomar el carro en paz. Deben avisarle antes de la venta, y hasta entonces puede recuperarlo pagando',
    NJ: 'solo pueden tomar el carro en paz. Deben avisarle antes de la venta, y hasta entonces puede recuperarlo pagando',
    NY: 'solo pueden tomar el carro en paz. Deben avisarle antes de la venta, y hasta entonces puede recuperarlo pagando',
    OH: 'tiene casi siempre 20 días desde que toman el carro para pagar lo atrasado y recuperarlo',
    PA: 'recibe un aviso y 15 días para recuperar el carro antes de la venta',
    TX: 'solo pueden tomar el carro en paz. Deben avisarle antes de la venta, y hasta entonces puede recuperarlo pagando',
    VA: 'solo pueden tomar el carro en paz. Deben avisarle antes de la venta, y hasta entonces puede recuperarlo pagando',
    WA: 'solo pueden tomar el carro en paz. Deben avisarle antes de la venta, y hasta entonces puede recuperarlo pagando',
  }),
  ...stateWords('auto-renewal', {
    MA: 'un plan que se renueva solo debe tener términos claros, un recordatorio y una forma fácil de cancelar',
    CA: 'la firma debe tener su sí claro a un plan que se renueva solo y darle una forma fácil de cancelar',
    FL: 'un plan de servicio de 12 meses que se renueva solo exige un aviso 30 a 60 días antes',
    GA: 'un plan de servicio de 12 meses que se renueva solo exige un aviso 30 a 60 días antes',
    NJ: 'un plan de servicio de 12 meses que se renueva solo exige un aviso 30 a 60 días antes',
    IL: 'un plan de 12 meses que se renueva solo exige términos claros y un aviso 30 a 60 días antes',
    NC: 'un plan que se renueva solo debe mostrarse claro, con cómo cancelar. Los largos exigen un aviso',
    NY: 'la firma debe mostrar los términos de un plan que se renueva solo, tener su sí y dejarle cancelar fácil',
    VA: 'la firma debe tener su sí claro a un plan que se renueva solo y darle una forma fácil de cancelar en línea',
  }),
}
