/** The Spanish words of the rows in ../enquiry-records-images-and-status.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RECORDS_IMAGES_AND_STATUS_ES: Words = {
  'us.fact.photos-in-secret': {
    says: 'Filmar o fotografiar a alguien sin ropa en un lugar privado sin permiso es delito en casi todos los estados, también por la ventana. Pasar esas fotos suele ser otro. Vaya a la policía con los nombres de quienes las recibieron y guarde los mensajes. La ley federal permite demandar a quien compartió desnudos sin permiso: hasta $150,000 y abogado. Los sitios grandes deben quitarlas en 48 horas.',
  },
  'us.fact.record-still-shows': {
    says: 'Pida copia certificada de la orden y su propio historial a la policía estatal o al departamento de justicia. Luego pida por escrito que lo corrijan. En California el formulario es BCIA 8706, con audiencia si dicen que no. Dispute también el informe de la empresa: casi siempre debe corregirlo en 30 días. A los tribunales casi nunca se les puede demandar. A la empresa que informó de un caso borrado, sí.',
  },
  'us.fact.screening-tells-conviction': {
    says: 'La empresa puede informar lo que dice el expediente público, y una condena sin límite de tiempo según la ley federal. Arrestos y cargos retirados, solo siete años. Algunos estados permiten menos. El informe debe ser correcto y no mostrar casos sellados. Antes de decir que no, el empleador debe darle copia y sus derechos. Escriba entonces qué está mal y por qué el caso no importa para el puesto.',
    dependsOn: 'lo que dice el expediente y su estado',
  },
  'us.fact.green-card-trip': {
    says: 'Sí, vea a un abogado de inmigración antes de reservar. A un residente con ciertos delitos le pueden tratar en la frontera como si pidiera entrar de nuevo, y negarle la entrada. Los casos de drogas pesan más. Para inmigración la diversion puede ser una condena si se declaró culpable o admitió los hechos, aunque retiraran el cargo. Lleve papeles certificados del tribunal. Hasta entonces es más seguro quedarse.',
  },
  'us.fact.years-without-status': {
    says: 'Los años solos no dan estatus. Puede ayudar: una petición de esposo, esposa o hijo de 21 años ciudadano; ser víctima de un delito o abuso; asilo; o, solo ante un juez de inmigración, diez años aquí y un daño muy grande a esposo, esposa, padre, madre o hijo ciudadano o residente. Un nieto no cuenta para eso. Una solicitud equivocada puede abrir la deportación. Solo un abogado o representante acreditado, no un notario.',
  },
}
