/** The Spanish words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_WORDS: Words = {
  'ca.ask.repossession': {
    says: 'Llame al prestamista antes de que acabe el aviso y ofrezca un plan. En la mayoría de las provincias debe avisarle antes de vender. Si ya pagó mucho, puede necesitar un tribunal.',
  },
  'ca.ask.foreclosure': {
    says: 'Actúe ya. El prestamista debe enviar antes un aviso, con días para ponerse al día: por ejemplo 35 en Ontario y 60 en Quebec. Pida al banco ayuda por dificultades y vea a un abogado.',
  },
  'ca.ask.data-breach': {
    says: 'Cambie sus contraseñas, avise a su banco y ponga una alerta de fraude (fraud alert) en su expediente de Equifax y TransUnion. Pregunte a la empresa qué se llevaron.',
  },
  'ca.ask.cerb-debt': {
    says: 'Si no está de acuerdo, pida por escrito una segunda revisión y envíe pruebas de sus ingresos. Si la debe, pida a la CRA un plan que pueda pagar.',
  },
  'ca.ask.agency-calls': {
    says: 'Pida por escrito a la agencia que muestre la deuda y que solo le escriba. Cada provincia limita cómo y cuándo puede llamar. Si sigue, quéjese ante la provincia.',
  },
  'ca.ask.flight': {
    says: 'Casi siempre puede elegir su dinero u otro vuelo. Le deben hasta $1,000 por retrasos que la aerolínea podía evitar. Reclámele en un año.',
  },
  'ca.ask.contractor': {
    says: 'Escriba qué está mal y dé una fecha para arreglarlo. El trabajo debe tener calidad razonable. Luego use el tribunal de reclamos menores (small claims court), o su tarjeta si pagó con ella.',
  },
  'ca.buy.right-quality': {
    says: 'La ley de la provincia dice que los productos deben servir y durar un tiempo razonable. Las normas de la tienda no pueden quitar eso.',
  },
  'ca.insure.right-acts': {
    says: 'La ley de seguros (Insurance Act) de su provincia fija condiciones justas y el tiempo para demandar, a menudo uno o dos años. Pida los motivos por escrito.',
  },
  'ca.home.right-acts': {
    says: 'La ley de alquileres de su provincia fija el preaviso, los motivos y las reglas del alquiler. Su contrato no puede quitarle esos derechos.',
  },
  'ca.debt.right-acts': {
    says: 'Una agencia de cobro casi siempre necesita una licencia de su provincia. Debe seguir sus reglas sobre llamadas, cartas y mentiras.',
  },
  'ca.ask.broken-goods': {
    says: 'Escriba a la tienda y diga qué falló. Por ley de la provincia los productos deben durar un tiempo razonable, también después de la garantía de la tienda. Pida reparación o dinero, y luego use el tribunal de reclamos menores (small claims court).',
  },
  'ca.ask.used-car': {
    says: 'Escriba enseguida al vendedor profesional (dealer) y guarde el anuncio y el contrato. Su auto debe ser como se describió y apto para circular. Luego vaya al regulador de dealers de su provincia o al tribunal de reclamos menores (small claims court).',
  },
  'ca.ask.photo': {
    says: 'No enseguida. Pregunte de quién es y cómo se calculó la suma. Por un uso no comercial un tribunal puede ordenar de $100 a $5,000 por todas las obras juntas. Quite la imagen.',
    dependsOn: 'cómo la usó y si tenía permiso',
  },
  'ca.ask.deposit-on-back': {
    says: 'Pida por escrito que le devuelvan el depósito. En Ontario un arrendador solo puede tener un depósito para el último periodo de alquiler. Por otro depósito, acuda al Landlord and Tenant Board (formulario T1) en un año.',
  },
  'ca.ask.loan-in-my-name': {
    says: 'Escriba al prestamista que no es suyo y pida sus pruebas. Denúncielo a la policía y al 1-888-495-8501. Pida a Equifax y TransUnion una alerta de fraude (fraud alert).',
  },
  'ca.ask.card-payment-not-mine': {
    says: 'Quéjese ya por escrito al banco. Por una tarjeta de crédito que usaron otros casi siempre debe como mucho $50. Si dice que no, o tarda 56 días, vaya gratis a OBSI.',
  },
  'ca.ask.firm-closed': {
    says: 'Pida el dinero por escrito, y pida enseguida a su tarjeta que devuelva el cargo (chargeback). Si la empresa quebró, envíe una prueba de su crédito (proof of claim) al administrador.',
  },
  'ca.ask.benefit-refused': {
    says: 'Pida por escrito una nueva revisión, con sus pruebas. En pensiones federales tiene 90 días, en el seguro de empleo 30. En la ayuda de su provincia son casi siempre de 20 a 90 días; mire la carta.',
  },
}
