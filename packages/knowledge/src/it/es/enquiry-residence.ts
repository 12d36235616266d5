/** The Spanish words of the rows in ../enquiry-residence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIDENCE_ES: Words = {
  'it.ask.residence-refused': {
    says: 'Si es un aviso de negativa, responda por escrito en diez días. Contra la negativa tiene 60 días para el TAR, o el tribunale en permisos familiares. Con ingresos bajos el abogado es gratis.',
  },
  'it.ask.expulsion': {
    says: 'Vea hoy a un abogado: es gratis para todos. Tiene 30 días para ir al giudice di pace, que puede suspender la orden.',
  },
  'it.ask.citizenship-refused': {
    says: 'Antes de la negativa tiene diez días para responder. Contra la negativa por residencia tiene 60 días para el TAR Lazio, con abogado. La oficina tiene 24 meses, 36 como máximo.',
  },
}
