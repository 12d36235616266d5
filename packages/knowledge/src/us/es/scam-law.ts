/** The Spanish words of the rows in ../scam-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_LAW_ES: Words = {
  'us.rescue.want': {
    says: 'Quieren dinero, o sus pagos de la hipoteca, por prometer que detendrán el remate de su casa. Es un engaño común.',
  },
  'us.rescue.reality': {
    says: 'Ninguna empresa puede prometer que detendrá un remate (foreclosure). La ayuda de un consejero aprobado por HUD es gratis.',
  },
  'us.rescue.right-no-fee': {
    says: 'Una empresa que ofrece alivio de la hipoteca no puede cobrar antes de que usted firme una oferta escrita de su prestamista.',
  },
  'us.rescue.right-talk': {
    says: 'Nadie puede decirle que deje de hablar con su prestamista. También deben avisarle que puede perder la casa si deja de pagar.',
  },
  'us.rescue.right-deception': {
    says: 'Las promesas falsas en los negocios violan la ley federal. Puede denunciarlas en reportfraud.ftc.gov.',
  },
  'us.rescue.right-state': {
    says: 'Muchos estados tienen leyes sobre consultores de remates. A menudo le dejan cancelar y prohíben cobrar por adelantado.',
  },
  'us.rescue.step': {
    says: 'No pague ni firme nada. Llame a su compañía hipotecaria al número de su estado de cuenta, y a un consejero de HUD al 888-995-4673.',
  },
  'us.rescue.option': {
    says: 'Reciba ayuda gratis de un consejero aprobado por HUD y denuncie la oferta.',
    title: 'Recibir ayuda gratis y denunciar',
    cost: 'Gratis',
    time: 'Hoy',
    risk: 'Ninguno.',
    bestFor: 'Está atrasado con la hipoteca.',
  },
  'us.prize.right-mail': {
    says: 'Un premio verdadero es gratis. El correo sobre premios debe decir que no hace falta comprar nada y qué probabilidad tiene usted.',
  },
  'us.prize.right-call': {
    says: 'Quien llama debe decirle que no se paga nada por ganar un premio. Puede denunciar a quien pide dinero.',
  },
  'us.prize.reality': {
    says: 'No puede ganar un sorteo en el que nunca participó. Las empresas de premios verdaderas nunca piden dinero o códigos antes.',
  },
  'us.prize.want': {
    says: 'Quieren que abra su sitio o pague un cargo por un premio que no existe.',
  },
  'us.prize.step': {
    says: 'No abra el enlace ni escriba ningún código. Bórrelo y denúncielo a la FTC.',
  },
  'us.scam.right-fraud-crime': {
    says: 'Engañar a la gente por teléfono, mensaje, correo electrónico o internet es un delito federal (wire fraud). Usted no hizo nada malo. Denúncielo en ic3.gov.',
  },
  'us.scam.right-mail-fraud': {
    says: 'Engañar a la gente por correo postal es un delito federal (mail fraud). Denúncielo al Servicio de Inspección Postal en uspis.gov.',
  },
  'us.scam.right-impersonation': {
    says: 'Hacerse pasar por una oficina pública o una empresa conocida para sacar dinero viola una regla federal.',
  },
  'us.scam.right-ftc-act': {
    says: 'Los actos engañosos en los negocios son contra la ley. Denúncielos en reportfraud.ftc.gov.',
  },
}
