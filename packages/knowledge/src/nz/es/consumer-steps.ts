/** The Spanish words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_ES: Words = {
  'nz.ask-bank.step-complain': {
    says: 'Reclame primero por escrito a su banco o aseguradora. Si dice que no, acuda a su servicio de quejas. Cada uno debe estar en uno, y para usted es gratis.',
  },
  'nz.buy.step-write': {
    says: 'Escriba a la empresa. Diga qué salió mal, qué quiere y para qué fecha.',
  },
  'nz.buy.step-proof': { says: 'Guarde el recibo o el extracto del banco, fotos y mensajes.' },
  'nz.buy.step-card': {
    says: 'Si pagó con tarjeta y no recibió nada, pida a su banco la devolución (chargeback). Hágalo rápido.',
  },
  'nz.buy.step-tribunal': { says: 'Si se niegan, haga una solicitud al Disputes Tribunal.' },
  'nz.buy.opt-complain': {
    says: 'Primero a la empresa, después al servicio de quejas (dispute scheme) de ese sector.',
    title: 'Quejarse',
    cost: 'Gratis.',
    time: 'Semanas.',
    risk: 'Bajo.',
    bestFor: 'La empresa no quiere escuchar.',
  },
  'nz.buy.opt-remedy': {
    says: 'Pida reparación, uno nuevo o su dinero, y nombre la Consumer Guarantees Act.',
    title: 'Pedir una solución',
    cost: 'Gratis.',
    time: 'Días.',
    risk: 'Bajo.',
    bestFor: 'Quiere que se resuelva rápido.',
  },
  'nz.buy.opt-tribunal': {
    says: 'Reclame hasta 60.000 $. Los abogados no pueden actuar allí.',
    title: 'Disputes Tribunal',
    cost: 'Una tasa según la suma.',
    time: 'Semanas o meses.',
    risk: 'Bajo.',
    bestFor: 'Tiene pruebas y se niegan.',
  },
}
