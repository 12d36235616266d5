/** The Spanish words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_ES: Words = {
  'ie.ask-bank.step-complain': {
    says: 'Reclame primero por escrito a su banco o aseguradora. Si dice que no, el Financial Services and Pensions Ombudsman lo revisa gratis.',
  },
  'ie.buy.step-write': {
    says: 'Escriba al vendedor. Diga qué salió mal, qué quiere y para qué fecha.',
  },
  'ie.buy.step-proof': {
    says: 'Guarde el recibo, las fotos y los mensajes.',
  },
  'ie.buy.step-card': {
    says: 'Si pagó con tarjeta y no recibió nada, pida a su banco la devolución del cargo (chargeback).',
  },
  'ie.buy.step-small': {
    says: 'Si se niegan, use en línea el proceso de demandas pequeñas (small claims), hasta 2.000 €.',
  },
  'ie.buy.opt-complain': {
    title: 'Quejarse',
    says: 'Primero al vendedor. Para una empresa de otro país de la UE, pregunte a ECC Ireland.',
    cost: 'Gratis.',
    time: 'Semanas.',
    risk: 'Bajo.',
    bestFor: 'El vendedor no quiere escuchar.',
  },
  'ie.buy.opt-remedy': {
    title: 'Pedir una solución',
    says: 'Pida reparación, uno nuevo o su dinero, y nombre la Consumer Rights Act 2022.',
    cost: 'Gratis.',
    time: 'Días.',
    risk: 'Bajo.',
    bestFor: 'Quiere una solución rápida.',
  },
  'ie.buy.opt-small': {
    title: 'Demanda pequeña (small claims)',
    says: 'Reclame hasta 2.000 € en línea sin abogado (solicitor).',
    cost: '25 €.',
    time: 'Algunos meses.',
    risk: 'Bajo.',
    bestFor: 'Tiene pruebas y el vendedor está en Irlanda.',
  },
}
