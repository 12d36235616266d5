/** The Spanish words of the rows in ../other-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OTHER_LETTERS_WORDS: Words = {
  'fr.other.insure-want': {
    says: 'La aseguradora decide sobre su siniestro o contrato. Usted puede no estar de acuerdo.',
  },
  'fr.other.insure-who': {
    says: 'Una aseguradora es una empresa privada. Su decisión no es una sentencia.',
  },
  'fr.other.insure-reality': {
    says: 'Una negativa no es el final. La aseguradora debe señalar una cláusula clara de su contrato.',
  },
  'fr.other.insure-rights': {
    says: 'Puede pedir los motivos, llevar su propio perito e ir a un mediador gratuito.',
  },
  'fr.other.insure-step-reason': {
    says: 'Pregunte por escrito en qué cláusula se basa la negativa. Pida el informe del perito.',
  },
  'fr.other.insure-step-contract': {
    says: 'Lea las garantías y exclusiones. Una exclusión debe ser clara, limitada y muy visible.',
  },
  'fr.other.insure-step-complain': {
    says: 'Escriba al servicio de reclamaciones (service réclamations). Después de dos meses vaya al mediador de seguros.',
  },
  'fr.other.insure-step-expert': {
    says: 'Si el valor está mal, pida un segundo perito (contre-expertise).',
  },
  'fr.other.insure-right-clear': { says: 'Las exclusiones vagas o escondidas no cuentan.' },
  'fr.other.insure-right-two': {
    says: 'Tiene dos años desde el hecho para ir al tribunal. Una carta certificada sobre el pago los empieza de nuevo.',
  },
  'fr.other.insure-right-mediator': { says: 'El mediador de seguros es gratis.' },
  'fr.other.insure-option-dispute': {
    title: 'Discutir la negativa',
    says: 'Escriba al servicio de reclamaciones con pruebas, fotos y facturas.',
    cost: 'Una carta certificada.',
    time: 'Dos meses para la respuesta.',
    risk: 'Bajo.',
    bestFor: 'La negativa parece injusta.',
  },
  'fr.other.insure-option-mediator': {
    title: 'Ir al mediador gratuito',
    says: "La Médiation de l'Assurance mira el expediente.",
    cost: 'Nada.',
    time: 'Unos meses.',
    risk: 'Ninguno. Los dos años se paran mientras tanto.',
    bestFor: 'Sin buena respuesta en dos meses.',
  },
  'fr.other.insure-limit': {
    says: 'Las reclamaciones de un contrato de seguro acaban a los dos años.',
    from: 'el día del hecho',
    restartedBy:
      'Una carta certificada sobre el pago, o nombrar un perito, empieza los dos años de nuevo.',
  },
  'fr.other.insure-warn-two': {
    says: 'No deje pasar dos años mientras escribe cartas. Mande una certificada.',
  },
  'fr.other.copy-want-arcom': {
    says: 'Arcom avisa de que se compartieron obras desde su línea de internet. Le pide que proteja la línea, no que pague.',
  },
  'fr.other.copy-want-photo': {
    says: 'Alguien dice que usó una foto u otra obra sin permiso, y quiere dinero.',
  },
  'fr.other.copy-who': {
    says: 'Arcom es un organismo público. Nunca pide dinero por carta o correo.',
  },
  'fr.other.copy-who-private': {
    says: 'Estas cartas suelen venir de empresas que actúan para agencias de fotos. No son un tribunal.',
  },
  'fr.other.copy-reality': {
    says: 'Un aviso no es una multa. Solo tras casos repetidos puede un juez multarle, hasta 1.500 €.',
  },
  'fr.other.copy-reality-photo': {
    says: 'Deben mostrar que la obra es original, que tienen los derechos y cuál es el daño. La primera suma suele ser alta.',
  },
  'fr.other.copy-rights': { says: 'Puede pedir pruebas y detalles, y dar su versión.' },
  'fr.other.copy-not-yet': { says: 'No pueden hacerle pagar sin un juez.' },
  'fr.other.copy-step-secure': {
    says: 'Cambie la clave del wifi, hable con los de casa y borre programas para compartir.',
  },
  'fr.other.copy-step-remove': {
    says: 'Quite la foto y guarde qué se mostró, dónde y cuánto tiempo.',
  },
  'fr.other.copy-step-proof': {
    says: 'Pida prueba de los derechos, del uso y de la suma. No firme nada aún.',
  },
  'fr.other.copy-step-advice': {
    says: 'Pregunte a un point-justice (3039) o a un abogado si piden dinero.',
  },
  'fr.other.copy-right-proof': { says: 'Quien reclama debe probarlo.' },
  'fr.other.copy-right-details': {
    says: 'Tiene derecho a preguntar a Arcom de qué obras se trata y a mandar comentarios.',
  },
  'fr.other.copy-option-proof': {
    title: 'Pedir pruebas y detalles',
    says: 'Escriba, pida pruebas y dé su versión. No reconozca nada de lo que no esté seguro.',
    cost: 'Nada.',
    time: 'Una hora.',
    risk: 'Bajo.',
    bestFor: 'No está seguro de qué se trata.',
  },
  'fr.other.copy-option-deal': {
    title: 'Ofrecer el precio normal de licencia',
    says: 'Si la usó, ofrezca lo que cuesta una licencia en el mercado.',
    cost: 'El precio de la licencia.',
    time: 'Unas cartas.',
    risk: 'Pueden negarse e ir al tribunal.',
    bestFor: 'Usó la foto y es de ellos.',
  },
  'fr.other.park-want': {
    says: 'Una empresa privada de aparcamiento pide un cargo por aparcar en terreno privado.',
  },
  'fr.other.park-who': {
    says: 'Es una empresa, no el Estado ni un municipio. Su cargo no es una multa, y no pierde puntos.',
  },
  'fr.other.park-reality': {
    says: 'Solo puede basarse en un contrato. La empresa debe probar las reglas, el precio y que usted aparcó.',
  },
  'fr.other.park-not-yet': {
    says: 'No pueden embargar nada ni subirlo como una multa sin un juez.',
  },
  'fr.other.park-step-check': {
    says: 'Compruebe lugar, día, cartel con las reglas y su tique. Haga fotos.',
  },
  'fr.other.park-step-write': {
    says: 'Escriba y pida prueba del contrato y de la suma. Ofrezca el precio normal de aparcamiento si no lo pagó.',
  },
  'fr.other.park-right-proof': { says: 'La empresa debe probar lo que reclama.' },
  'fr.other.park-right-penalty': {
    says: 'Un juez puede bajar una pena claramente demasiado alta.',
  },
  'fr.other.park-right-mediator': {
    says: 'Tiene derecho al mediador de consumo gratuito de la empresa.',
  },
  'fr.other.park-option-dispute': {
    title: 'Pedir pruebas',
    says: 'Escriba a la empresa, diga qué está mal, luego vaya al mediador.',
    cost: 'Nada.',
    time: 'Una hora.',
    risk: 'Bajo. Podrían ir al tribunal.',
    bestFor: 'Pagó, o los carteles no eran claros.',
  },
  'fr.other.park-option-pay': {
    title: 'Pagar el precio justo',
    says: 'Si aparcó sin pagar, pague el precio del tiempo y diga que así queda saldado.',
    cost: 'El precio de aparcamiento.',
    time: 'Minutos.',
    risk: 'Pueden pedir el resto.',
    bestFor: 'No pagó.',
  },
  'fr.other.scam-want': { says: 'Este mensaje parece una estafa. Quiere su dinero o sus datos.' },
  'fr.other.scam-who': {
    says: 'Los estafadores usan a menudo nombres de bancos, la CAF, ANTAI, Hacienda o empresas de paquetes.',
  },
  'fr.other.scam-reality': {
    says: 'Ningún organismo público pide por SMS un número de tarjeta o un pago. Ningún banco le pide por teléfono confirmar una transferencia o un código.',
  },
  'fr.other.scam-rights': {
    says: 'No debe nada. Si le quitaron dinero sin su permiso, su banco debe casi siempre devolverlo enseguida.',
  },
  'fr.other.scam-step-stop': {
    says: 'No responda, no pulse, no llame, no pague. Guarde el mensaje como prueba.',
  },
  'fr.other.scam-step-bank': {
    says: '¿Pagó o dio datos? Llame enseguida a su banco y bloquee la tarjeta.',
  },
  'fr.other.scam-step-report': {
    says: 'Pida ayuda en 17Cyber. Mande los SMS falsos al 33700. Para fraude con tarjeta use Perceval en service-public.',
  },
  'fr.other.scam-step-check': {
    says: '¿Dudas? Escriba usted la web real, o llame al número de una factura vieja.',
  },
  'fr.other.scam-step-complain': {
    says: 'Si perdió dinero, denuncie ante la policía o gendarmería, o con THESEE si fue por internet.',
  },
  'fr.other.scam-right-refund': {
    says: 'Su banco debe devolver un pago que usted no permitió, salvo que pruebe fraude o descuido grave suyo. Avísele en 13 meses.',
  },
  'fr.other.scam-right-complain': {
    says: 'Tiene derecho a denunciar. La policía debe aceptar la denuncia.',
  },
  'fr.other.scam-option-ignore': {
    title: 'No responder y denunciarlo',
    says: 'Guárdelo como prueba, denúncielo y bórrelo.',
    cost: 'Nada.',
    time: 'Cinco minutos.',
    risk: 'Ninguno.',
    bestFor: 'No dio nada.',
  },
  'fr.other.scam-option-bank': {
    title: 'Llamar a su banco y a 17Cyber',
    says: 'Bloquee tarjetas y pagos, luego pida por escrito la devolución.',
    cost: 'Nada.',
    time: 'Enseguida.',
    risk: 'Ninguno.',
    bestFor: 'Pagó o dio datos.',
  },
  'fr.other.insure-deadline-unpaid': {
    says: 'Tiene 30 días desde esta carta formal antes de que pare su cobertura. Diez días después la aseguradora puede terminar el contrato.',
    action: 'Pagar la prima, o pedir tiempo',
    consequence: 'Después no está cubierto, y la prima se sigue debiendo.',
  },
  'fr.other.insure-right-late': {
    says: 'Un aviso tardío solo le quita la cobertura si el contrato lo dice y el asegurador demuestra que el retraso le perjudicó.',
  },
}
