/** The Spanish words of the rows in ../enquiry-consumer-guidance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_GUIDANCE_ES: Words = {
  'gb.ask-consumer.step-dates': {
    says: 'Apunte el día en que lo compró, el día en que llegó y el día en que falló. Sus derechos cambian tras 14 días, 30 días y seis meses.',
  },
  'gb.ask-consumer.step-tell': {
    says: 'Dígalo hoy por escrito al vendedor. Diga qué está mal y qué quiere: devolución, reparación o cambio.',
  },
  'gb.ask-consumer.step-proof': {
    says: 'Guarde pruebas: fotos, el anuncio, mensajes, el extracto del banco. Deje de usar lo que quiera rechazar.',
  },
  'gb.ask-consumer.step-ombudsman': {
    says: 'Reclame primero por escrito a su banco o aseguradora. Si dice que no o tarda demasiado, el Financial Ombudsman puede revisarlo gratis.',
  },
  'gb.ask-consumer.step-card': {
    says: 'Si el vendedor dice que no, pida a la empresa de su tarjeta. Pida «section 75» en una tarjeta de crédito por más de £100, o una devolución del cargo (chargeback) en cualquier tarjeta.',
  },
  'gb.ask-consumer.step-court': {
    says: 'El juzgado de pequeñas demandas (small claims court) es lo último. Envíe antes un aviso (letter before claim) y dé un tiempo justo para contestar.',
  },
  'gb.ask-consumer.step-court-scotland': {
    says: 'El procedimiento sencillo (simple procedure) en la sheriff court es lo último. Sirve para reclamar hasta £5,000. Envíe antes una carta clara.',
  },
  'gb.ask-consumer.right-quality': {
    says: 'Lo que compra a una empresa debe tener buena calidad, servir para su uso y ser como se describió.',
  },
  'gb.ask-consumer.right-thirty': {
    says: 'Si algo tiene un defecto, puede devolverlo en un plazo de 30 días y recuperar todo su dinero.',
  },
  'gb.ask-consumer.right-six-months': {
    says: 'Si un defecto aparece en los primeros seis meses, puede pedir reparación o cambio. La ley supone que el defecto estaba desde el principio.',
  },
  'gb.ask-consumer.right-cancel': {
    says: 'En la mayoría de las compras por internet o teléfono tiene 14 días para cancelar. Si no se lo dijeron, tiene mucho más.',
  },
  'gb.ask-consumer.right-service': {
    says: 'El trabajo debe hacerse con cuidado y habilidad, en un tiempo justo, y a un precio justo si no se acordó ninguno.',
  },
  'gb.ask-consumer.option-seller': {
    says: 'Envíe una carta clara con los hechos, la ley y lo que quiere. Dé 14 días.',
    title: 'Reclamar al vendedor por escrito',
    cost: 'Nada.',
    time: 'Media hora.',
    risk: 'Ninguno.',
    bestFor: 'Todos los casos, como primer paso.',
  },
  'gb.ask-consumer.option-card': {
    says: 'Use «section 75» en una tarjeta de crédito, o la devolución del cargo (chargeback) en cualquier tarjeta.',
    title: 'Reclamar a la empresa de su tarjeta',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'La devolución del cargo tiene un plazo corto.',
    bestFor: 'El vendedor calla, ha desaparecido o dice que no.',
  },
  'gb.ask-consumer.option-help': {
    says: 'Una línea gratuita de consumo puede decirle sus derechos y pasar un aviso a Trading Standards.',
    title: 'Llamar a la línea de consumo',
    cost: 'Nada.',
    time: 'Una llamada.',
    risk: 'No lleva el caso por usted.',
    bestFor: 'No está seguro, o el vendedor puede ser un estafador.',
  },
  'gb.ask-consumer.warn-court-form': {
    says: 'Si tiene papeles judiciales, contéstelos a tiempo. Una buena queja no para un plazo judicial.',
  },
  'gb.ask-consumer.know-seller': {
    says: 'Sus derechos son frente a la tienda que lo vendió, no frente al fabricante. Duran más que la mayoría de las garantías.',
    learnMore:
      'Nombre la Consumer Rights Act 2015 en su primer mensaje. Muestra que conoce las reglas.',
  },
  'gb.ask-consumer.myth-receipt': {
    says: 'Para un producto defectuoso no necesita el recibo. Vale cualquier prueba de que lo compró allí.',
  },
  'gb.ask-consumer.myth-28-days': {
    says: 'La política de una tienda no puede quitarle sus derechos por defectos. Solo puede añadir algo.',
  },
  'gb.ask-consumer.change-unfair': {
    says: 'Desde el 6 de abril de 2025 reglas más fuertes prohíben reseñas falsas y costes ocultos hasta el final.',
    was: 'Valían las reglas de 2008 sobre comercio desleal.',
    is: 'Reglas nuevas prohíben reseñas falsas y costes ocultos hasta el final. La CMA puede multar ella misma a empresas.',
  },
}
