/** The Spanish words of the rows in ../broadcasting-fee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BROADCASTING_FEE_ES: Words = {
  'de.public.tv-want': {
    says: 'El Beitragsservice quiere la tasa de radio y televisión por su casa. Hay una tasa por vivienda, con televisor o sin él.',
  },
  'de.public.tv-who': {
    says: 'El Beitragsservice cobra para las emisoras públicas. No es una empresa de cobros.',
  },
  'de.public.tv-reality': {
    says: 'Es una tasa pública. Después de una decisión formal (Festsetzungsbescheid), su ciudad o un agente judicial puede cobrarla sin juicio.',
  },
  'de.public.tv-rights': {
    says: 'Si recibe ayuda básica, BAföG o tiene poco más que eso, puede quedar exento, hasta tres años atrás.',
  },
  'de.public.tv-not-yet': {
    says: 'Un aviso no se puede ejecutar. Primero deben enviar una decisión formal con una nota sobre su derecho a oponerse.',
  },
  'de.public.tv-deadline': {
    says: 'Tiene un mes desde el día en que le llegó. El recuadro del final dice adónde enviarla.',
    action: 'Oponerse (Widerspruch) a la decisión',
    consequence: 'La decisión queda firme y se puede ejecutar.',
  },
  'de.public.tv-step-exempt': {
    says: '¿Ingresos bajos o ayudas? Pida ya la exención y envíe como prueba la decisión de su oficina.',
  },
  'de.public.tv-step-double': {
    says: '¿Ya paga alguien de la vivienda? Envíe su número de tasa y haga cerrar el de usted.',
  },
  'de.public.tv-step-rates': {
    says: 'Si la debe, pida cuotas al Beitragsservice antes de que pase a ejecución.',
  },
  'de.public.tv-option-exempt': {
    says: 'Rellene el formulario en rundfunkbeitrag.de y envíe pruebas.',
    title: 'Pedir la exención o una tasa menor',
    cost: 'Gratis.',
    time: 'Un formulario.',
    risk: 'La cantidad vieja sigue hasta que decidan. Opóngase también a una decisión.',
    bestFor: 'Ayudas, BAföG, discapacidad o pago doble.',
  },
  'de.public.tv-option-rates': {
    says: 'Ofrezca una cantidad que pueda mantener, además de la tasa actual.',
    title: 'Pedir cuotas',
    cost: 'La tasa y el recargo por retraso, si lo hay.',
    time: 'Una carta o una llamada.',
    risk: 'Siguen llegando tasas nuevas.',
    bestFor: 'La debe y le falta dinero.',
  },
  'de.public.tv-right-once': {
    says: 'Por una vivienda solo se debe una tasa, vivan allí las personas que vivan.',
  },
  'de.public.tv-right-exempt': {
    says: 'La exención puede llegar hasta tres años atrás, si muestra que entonces tenía la ayuda.',
  },
  'de.public.tv-myth': {
    says: 'Debe la tasa de la vivienda aunque no tenga televisor ni radio. El Tribunal Constitucional Federal lo confirmó en 2018.',
  },
  'de.public.tv-step-object': {
    says: '¿Cree que está mal? Opóngase por escrito en el plazo de un mes, en la dirección del recuadro del final. Ponga su número de tasa.',
  },
  'de.public.tv-not-yet-visit': {
    says: 'El propio Beitragsservice no puede entrar en su casa ni embargar nada. Antes debe pedirlo a su ciudad o a un agente judicial.',
  },
  'de.public.tv-option-object': {
    says: 'Diga qué está mal y envíe pruebas, como su empadronamiento (Meldebescheinigung) o la decisión de su ayuda.',
    title: 'Oponerse a la decisión',
    cost: 'Gratis al principio. Es posible una tasa si no prospera.',
    time: 'Un mes.',
    risk: 'El pago sigue. Pida también que lo paren.',
    bestFor: 'La vivienda o los meses están mal, o estaba exento.',
  },
  'de.public.tv-step-enforce': {
    says: 'Está en fase de ejecución. Llame al servicio de ejecución de la ciudad, ofrezca cuotas y proteja su cuenta con una P-Konto.',
  },
  'de.public.tv-right-enforced': {
    says: 'Solo pueden ejecutar tras una decisión (Festsetzungsbescheid) que le llegó. ¿No llegó ninguna? Escríbalo enseguida y pida al tribunal administrativo una parada urgente.',
  },
  'de.public.tv-right-account': {
    says: 'Pida a su banco una cuenta protegida (P-Konto). Así queda libre una suma básica cada mes. Pida también plazos a la oficina.',
  },
  'de.public.tv-right-old': {
    says: 'Las cuotas prescriben tres años después del fin de su año, desde que conocían su vivienda. Dígalo por escrito.',
  },
}
