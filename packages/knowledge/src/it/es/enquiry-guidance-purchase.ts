/** First steps, rights and ways out for questions about things bought and services: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_PURCHASE_WORDS: Words = {
  'it.guide.step-buy-write': {
    says: 'Escriba a la empresa por carta certificada (raccomandata) o e-mail certificado (PEC): qué pasó, qué quiere y para cuándo.',
  },
  'it.guide.step-buy-papers': {
    says: 'Reúna el contrato, la factura, los mensajes y las fotos.',
  },
  'it.guide.step-buy-bank': {
    says: 'Si pagó y cree que es una estafa, llame primero a su banco.',
  },
  'it.guide.step-buy-adr': {
    says: '¿No contestan? Pida conciliación con una asociación de consumidores, ARERA o AGCOM.',
  },
  'it.guide.right-buy-withdraw': {
    says: '¿Compró a distancia? Normalmente tiene 14 días para cancelar.',
  },
  'it.guide.right-buy-guarantee': {
    says: 'Un producto tiene garantía legal de dos años del vendedor.',
  },
  'it.guide.right-buy-unfair': {
    says: 'Las cláusulas abusivas no le obligan.',
  },
  'it.guide.buy-no-force': {
    says: 'Una empresa no puede quitarle dinero por la fuerza sin un juez.',
  },
  'it.guide.option-buy-complain': {
    title: 'Reclamar',
    says: 'Primero la empresa, luego la conciliación.',
    cost: 'Una carta.',
    time: 'Un mes.',
    risk: 'Ninguno.',
    bestFor: 'La empresa se equivoca o no contesta.',
  },
  'it.guide.option-buy-cancel': {
    title: 'Cancelar',
    says: 'Envíe una cancelación clara por escrito.',
    cost: 'A veces el envío.',
    time: '14 días.',
    risk: 'Algunos productos quedan fuera.',
    bestFor: 'Compró a distancia.',
  },
  'it.guide.option-buy-court': {
    title: 'Juez de paz',
    says: 'Hasta 1.100 € puede ir solo.',
    cost: 'Una tasa pequeña.',
    time: 'Meses.',
    risk: 'Puede perder.',
    bestFor: 'Nada más funcionó.',
  },
}
