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
  'it.ask.renewal-receipt': {
    says: 'Sí. Si pidió a tiempo el permiso o su renovación y tiene el recibo, puede quedarse y trabajar hasta la decisión. Pida la renovación al menos 60 días antes de que acabe, y como muy tarde en los 60 días después. Enseñe el recibo al jefe. Si pasan meses, escriba a la Questura y vea un patronato.',
  },
}
