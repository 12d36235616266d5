/** Questions about money that police kept, a camera of a neighbor, and movers who hold the goods: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_ES: Words = {
  'us.ask-criminal.seized-cash': {
    says: 'Esto se llama decomiso civil (civil forfeiture), y puede oponerse. Pregunte por escrito qué agencia lo tiene. Una federal debe mandar casi siempre un aviso en 60 días. Presente un reclamo (claim) gratis hasta el día que dice, al menos 35 días después del envío. Entonces debe decidir un juez. Los estados tienen plazos propios, a menudo más cortos. Busque ya un abogado y guarde pruebas de dónde vino el dinero.',
  },
  'us.ask-life.neighbors-camera': {
    says: 'Una cámara hacia lo que cualquiera puede ver, como la calle o su jardín de delante, está casi siempre permitida. Una que apunta a un dormitorio o baño puede invadir su privacidad, y en muchos estados es delito. En Nueva York puede demandar si filman su patio para acosarle. Grabar su conversación sin un sí puede violar la ley de escuchas. Tome fotos, pida por escrito que la giren, y luego acuda a la policía o a un juez.',
    dependsOn: 'qué ve y oye la cámara, y su estado',
  },
  'us.ask-consumer.movers-hold-goods': {
    says: 'En una mudanza entre estados deben entregar sus cosas cuando paga el precio fijo, o el 110 % de un precio que no era fijo. Ofrézcalo por escrito. Lo demás se cobra después. Quéjese ante la FMCSA y su fiscal general. Pague con tarjeta y escriba que paga bajo protesta. Para una mudanza dentro de un estado cuenta su propia ley.',
  },
}
