/** The Spanish words of the rows in ../public-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_NOTICES_WORDS: Words = {
  'it.town.enforceable': {
    says: 'El aviso de un municipio sobre IMU o TARI se puede ejecutar a los 60 días sin otro aviso. Antes puede pedir cuotas al mes, hasta 72 en cantidades grandes.',
  },
  'it.tax.right-repair': {
    says: 'Antes de un aviso formal puede arreglar usted un error (ravvedimento). Cuanto antes pague, menor es la sanción.',
  },
  'it.tax.right-paper-check': {
    says: 'En un control de papeles (controllo formale), envíe copias de lo que dedujo y pida que lo corrijan. Si está de acuerdo, la sanción baja a dos tercios.',
  },
  'it.tv.fee': {
    says: 'La tasa de televisión (canone RAI) se debe solo con televisor en casa. Sin uno, envíe la declaración cada año. Con más de 75 años y hasta 8.000 € de ingresos, no paga.',
  },
  'it.benefit.right-live': {
    says: 'Recuperar dinero debe respetar sus medios. Puede pedir plazos, y decir que confió en la oficina y lo gastó para vivir.',
  },
  'it.enforce.order-to-bank': {
    says: 'Esto manda a su banco o empresa retener dinero. A la recaudación fiscal (Riscossione) el banco paga tras 60 días. Antes pida un plan u opóngase.',
  },
  'it.fine.deadline-bill': {
    says: 'Sobre multas de tráfico no decide el tribunal fiscal. ¿Nunca le llegó la multa? Entonces tiene 30 días para el juez de paz (giudice di pace). Para pagar tiene 60.',
    action: 'Si nunca recibió la multa, recurrir ante el juez de paz',
    consequence: 'Ya no puede decir que la multa nunca le llegó.',
  },
  'it.town-bill.reality': {
    says: 'Es el recibo anual del municipio. Solo por él nadie puede embargar: antes debe llegar un aviso formal.',
  },
  'it.town-bill.right-late': {
    says: '¿Tarde? Antes de un aviso formal puede pagar por su cuenta con una sanción menor (ravvedimento). Cuanto antes pague, menor será.',
  },
}
