/** The Spanish words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_ES: Words = {
  'au.ask-bank.step-complain': {
    says: 'Reclame primero por escrito a su banco o aseguradora. Si dice que no o tarda más de 30 días, la AFCA lo revisa gratis.',
  },
  'au.buy.step-write': {
    says: 'Escriba a la empresa. Diga qué salió mal, qué quiere y para qué fecha.',
  },
  'au.buy.step-proof': {
    says: 'Guarde el recibo o el extracto del banco, las fotos y los mensajes.',
  },
  'au.buy.step-card': {
    says: 'Si pagó con tarjeta y no recibió nada, pida a su banco una devolución del cargo (chargeback). Hágalo rápido.',
  },
  'au.buy.step-office': {
    says: 'Quéjese a la oficina del consumidor de su estado, como NSW Fair Trading o Consumer Affairs Victoria.',
  },
  'au.buy.opt-complain': {
    says: 'Primero a la empresa, luego a la oficina del consumidor o al defensor (ombudsman) de ese sector.',
    title: 'Quejarse',
    cost: 'Gratis.',
    time: 'Semanas.',
    risk: 'Bajo.',
    bestFor: 'La empresa no quiere escuchar.',
  },
  'au.buy.opt-deal': {
    says: 'Pida reparación, uno nuevo o su dinero, y nombre la ley del consumidor.',
    title: 'Pedir una solución',
    cost: 'Gratis.',
    time: 'Días.',
    risk: 'Bajo.',
    bestFor: 'Quiere resolverlo rápido.',
  },
  'au.buy.opt-tribunal': {
    says: 'Vaya a NCAT, VCAT, QCAT o al tribunal de reclamos menores (small claims court) de su estado.',
    title: 'Ir al tribunal',
    cost: 'Una tasa pequeña.',
    time: 'Algunos meses.',
    risk: 'Bajo. Allí hay pocos abogados.',
    bestFor: 'La suma lo vale y tiene pruebas.',
  },
}
