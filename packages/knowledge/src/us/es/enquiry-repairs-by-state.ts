/** The Spanish words of the rows in ../enquiry-repairs-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_BY_STATE_ES: Words = {
  'us.state.tx.ask-repairs': {
    says: 'No retenga la renta en Texas: pueden desalojarlo. Si está al día, mande un aviso con fecha por correo con rastreo, o dos avisos escritos. Tras un tiempo razonable, casi siempre siete días, puede terminar el contrato, demandar en la justice court o, en ciertos casos, reparar y descontar. No pueden castigarlo por seis meses.',
  },
  'us.state.ca.ask-repairs': {
    says: 'Escriba al arrendador con fotos y guarde copia. Tras un tiempo razonable, casi siempre 30 días, California le deja pagar la reparación y descontar hasta un mes de renta, dos veces en 12 meses. Llame también al inspector de la ciudad. No pueden castigarlo. Pida consejo antes de retener toda la renta.',
  },
  'us.state.fl.ask-repairs': {
    says: 'En Florida solo puede retener la renta tras un aviso escrito de siete días que diga qué está mal y que lo hará. Guarde el dinero: si lo demandan, debe pagarlo a la corte para que lo oigan. Por un fallo grave también puede terminar el contrato tras esos siete días.',
  },
  'us.state.ny.ask-repairs': {
    says: 'El arrendador le debe una vivienda habitable y con calefacción. Escriba con fotos. En la ciudad de Nueva York llame al 311 e inicie una HP action en Housing Court: un juez puede ordenar la reparación. Puede retener la renta, pero pueden demandarlo. Guarde el dinero y muestre al juez fotos y quejas para que la baje.',
  },
  'us.ask-state.rent-to-court': {
    says: 'No se quede con la renta. Primero dé al arrendador un aviso escrito con fecha. Si no pasa nada, casi siempre en 30 días, su estado le deja pagar la renta a la corte. Un juez puede ordenar la reparación o bajar la renta. En Ohio debe estar al día para hacerlo. En Virginia el mal estado ahora puede ser defensa aun sin ese pago.',
  },
  'us.state.il.ask-repairs': {
    says: 'Escriba al arrendador por correo registrado o certificado qué está mal y que lo hará reparar. Tras 14 días puede hacerlo un técnico y usted lo descuenta de la renta: hasta $500 o medio mes, lo que sea menos. Mande la factura pagada. Chicago da más a la mayoría de inquilinos. Pida consejo antes de retener más.',
  },
  'us.state.pa.ask-repairs': {
    says: 'En Pensilvania el arrendador debe mantener la casa habitable. Escriba con fotos y fecha, y llame al inspector de la ciudad. Si no pasa nada en un tiempo razonable, puede pagar menos, reparar y descontar, o mudarse. Guarde la renta aparte: pueden demandarlo y un juez decide cuánto valía.',
  },
  'us.state.wa.ask-repairs': {
    says: 'Escriba al arrendador y siga al día. En Washington el trabajo debe empezar en 24 horas si es calefacción, agua o peligro. Son 72 horas para estufa, refrigerador o plomería, y 10 días para lo demás. Después puede mudarse, o reparar y descontar con límites. No deje de pagar la renta.',
  },
  'us.state.ma.ask-repairs': {
    says: 'Escriba al arrendador y pida ya una inspección al board of health. En Massachusetts puede retener la renta por fallos graves si él los conocía antes de que usted se atrasara y usted no los causó. Guarde ese dinero en una cuenta. Si lo demanda, un juez decide cuánto debe.',
  },
  'us.ask-state.rent-not-held': {
    says: 'Siga pagando: en su estado no puede retener la renta por su cuenta y pueden desalojarlo. Escriba con fotos y fecha, y llame al inspector. Puede demandar en small claims por parte de la renta. En Georgia también puede, tras avisar, reparar y descontar un costo razonable.',
  },
}
