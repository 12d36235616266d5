/** The Spanish words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_WORDS: Words = {
  'ca.copy.want': { says: 'Se trata de archivos compartidos por su línea de internet.' },
  'ca.copy.reality': {
    says: 'Un aviso que pasa su empresa de internet es una advertencia. No prueba que fue usted.',
  },
  'ca.copy.who': {
    says: 'El dueño de la obra manda el aviso. Su empresa de internet debe pasarlo. Así el dueño no obtiene su nombre.',
  },
  'ca.copy.rights': {
    says: 'Un aviso no puede pedirle dinero ni su nombre. No tiene que contestarlo.',
  },
  'ca.copy.not-yet': { says: 'No pueden saber su nombre sin una orden del tribunal.' },
  'ca.copy.right-no-money': {
    says: 'Desde diciembre de 2018 un aviso así no puede ofrecer un arreglo, pedir un pago ni llevar un enlace a uno.',
  },
  'ca.copy.right-cap': {
    says: 'Por uso privado, un tribunal puede ordenar de $100 a $5,000 por todas las obras juntas.',
  },
  'ca.copy.step-court': {
    says: 'Mire si es un papel del tribunal con número de expediente. Si lo es, responda a tiempo y busque ayuda legal.',
  },
  'ca.copy.step-quiet': { says: 'Si es solo un aviso, no conteste y no pague. Guárdelo.' },
  'ca.copy.step-line': {
    says: 'Ponga una contraseña a su wifi y pida en casa que dejen de compartir archivos.',
  },
  'ca.copy.opt-ignore': {
    says: 'Por ley, un aviso no le exige nada.',
    title: 'Guardarlo, no contestar',
    cost: 'Gratis.',
    time: 'Ahora.',
    risk: 'Bajo. Los papeles del tribunal son otra cosa.',
    bestFor: 'Solo recibió un aviso.',
  },
  'ca.copy.opt-lawyer': {
    says: 'Busque consejo antes de pagar o responder a una demanda.',
    title: 'Preguntar a un abogado',
    cost: 'La primera charla puede ser gratis.',
    time: 'Antes del último día.',
    risk: 'Ninguno.',
    bestFor: 'Recibió papeles del tribunal.',
  },
}
