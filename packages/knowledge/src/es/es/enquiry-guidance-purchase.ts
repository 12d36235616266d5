/** First steps, rights and ways out for questions about things bought and services: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_PURCHASE_WORDS: Words = {
  'es.guide.step-buy-write': {
    says: 'Escriba a la empresa: qué pasó, qué quiere y para cuándo. Guarde la prueba.',
  },
  'es.guide.step-buy-papers': { says: 'Reúna contrato, factura, mensajes y fotos.' },
  'es.guide.step-buy-bank': { says: 'Si pagó y cree que es una estafa, llame primero al banco.' },
  'es.guide.step-buy-omic': {
    says: '¿Sin respuesta en un mes? Vaya a la OMIC y pida arbitraje, gratis.',
  },
  'es.guide.right-buy-withdraw': {
    says: '¿Compró a distancia? En general tiene 14 días para cancelar.',
  },
  'es.guide.right-buy-guarantee': { says: 'Los productos nuevos tienen tres años de garantía.' },
  'es.guide.right-buy-unfair': { says: 'Las cláusulas abusivas no le obligan.' },
  'es.guide.buy-no-force': { says: 'Una empresa no puede quitarle dinero sin un juzgado.' },
  'es.guide.option-buy-complain': {
    title: 'Reclamar',
    says: 'Primero la empresa, después la OMIC.',
    cost: 'Nada.',
    time: 'Un mes.',
    risk: 'Ninguno.',
    bestFor: 'La empresa falla o calla.',
  },
  'es.guide.option-buy-cancel': {
    title: 'Cancelar',
    says: 'Envíe un desistimiento claro por escrito.',
    cost: 'A veces el envío.',
    time: '14 días.',
    risk: 'Algunos productos quedan fuera.',
    bestFor: 'Compró a distancia.',
  },
  'es.guide.option-buy-court': {
    title: 'Juicio verbal',
    says: 'Hasta 2.000 € puede demandar sin abogado.',
    cost: 'Copias.',
    time: 'Meses.',
    risk: 'Puede perder.',
    bestFor: 'Nada más funcionó.',
  },
}
