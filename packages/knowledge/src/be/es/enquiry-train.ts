/** The Spanish words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_ES: Words = {
  'be.ask.train-late': {
    says: 'El derecho europeo da el 25 % del billete desde 60 minutos de retraso y el 50 % desde dos horas. ¿Tiene abono y muchos retrasos? La empresa también tiene reglas para eso. Pídalo pronto en la web de SNCB (NMBS), con la fecha y el billete. Si se niega, el defensor del viajero (Ombudsrail) ayuda gratis.',
  },
}
