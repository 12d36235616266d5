/** A letter on deductions from a tenancy deposit in Scotland: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_SCOTLAND_ES: Words = {
  'gb.deposit.right-protected-scotland': {
    says: 'El propietario debía proteger la fianza (scheme) en 30 días laborables. Si no, el tribunal puede darle hasta tres veces la fianza.',
  },
  'gb.deposit.right-scheme-scotland': {
    says: 'El servicio (scheme) tiene el dinero. Si no está de acuerdo, decide gratis con los papeles, y puede pedir que lo revise.',
  },
  'gb.deposit.step-scotland': {
    says: 'Responda al servicio (scheme) en 30 días laborables desde su carta. Si no, puede pagar al propietario lo que pide.',
  },
  'gb.deposit.step-proof-scotland': {
    says: 'Pida el inventario, fotos y facturas. Reúna sus fotos, mensajes y recibos.',
  },
  'gb.deposit.option-scotland': {
    says: 'Diga al servicio (scheme) que no está de acuerdo y envíe pruebas.',
    title: 'Pedir que decida el servicio',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Tras una revisión, la decisión obliga a los dos.',
    bestFor: 'Las sumas son altas o sin prueba.',
  },
  'gb.deposit.right-proof-scotland': {
    says: 'La fianza es suya hasta que se pruebe una deuda. El propietario debe probar cada suma, y el desgaste normal no es daño.',
  },
  'gb.deposit.option-tribunal-scotland': {
    says: '¿La fianza no estaba protegida? Acuda al First-tier Tribunal for Scotland (Housing and Property Chamber) en tres meses desde el fin del alquiler.',
    title: 'Acudir al tribunal',
    cost: 'Pedirlo no cuesta nada.',
    time: 'Unos meses.',
    risk: 'Fuera de plazo lo rechazan.',
    bestFor: 'La fianza se protegió tarde o nunca.',
  },
}
