/** The Spanish words of the rows in ../enquiry-train-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_FINE_WORDS: Words = {
  'fr.ask-buy.train-fine': {
    says: 'Tiene tres meses desde el control para pagar a la empresa o protestar ante ella por escrito. ¿Tenía un abono válido o la máquina estaba rota? Envíe una copia y diga por qué, por carta certificada. Si no hace nada, se convierte en una multa aumentada del Estado que cobra el Tesoro. Entonces tiene 30 días desde ese aviso para reclamar.',
  },
}
